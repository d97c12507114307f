// Form in which a lesson is made, beside a replay: what was written is saved when another moment is shown.
const maker = document.getElementById("maker");
let changed = false;
maker.addEventListener("input", () => { changed = true; });
maker.addEventListener("submit", () => { changed = false; });
addEventListener("beforeunload", (event) => { if (changed) event.preventDefault(); });

export async function save() {
  if (!changed) return;
  changed = false;
  const form = maker.querySelector("form");
  await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" });
}
