// Content of the menu of a match: fetched at each opening; notices and sound are settings of this browser.
import { off, on, state } from "./push.js";
import { sounds } from "./notify.js";

export async function fill(menu) {
  const box = menu.querySelector("[role=group]");
  const answer = await fetch(menu.dataset.from);
  if (!answer.ok) return;
  box.innerHTML = await answer.text();
  const sound = box.querySelector("#sound");
  sound.checked = sounds();
  sound.addEventListener("change", () => sounds(sound.checked));
  box.querySelector("#explain")?.addEventListener("change", (event) => event.currentTarget.submit());
  const notices = box.querySelector("#notices");
  if (notices) offer(notices);
}

async function offer(notices) {
  const [said, allow, stop] = notices.children;
  const show = (now) => {
    said.textContent = notices.dataset[now];
    allow.hidden = now !== "off" && now !== "failed";
    stop.hidden = now !== "on";
  };
  allow.addEventListener("click", async () => show(await on()));
  stop.addEventListener("click", async () => show(await off()));
  show(await state());
}
