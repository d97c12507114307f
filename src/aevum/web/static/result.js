// Result of a match, loaded with the first one: fetched when the match ends, removed if that is undone, folded to see the board; links to copy.
const place = document.getElementById("ending"), prompt = document.getElementById("prompt");

async function end() {
  if (!prompt.querySelector("[data-over]")) return place.replaceChildren();
  if (place.childElementCount) return;
  const answer = await fetch(place.dataset.from);
  if (answer.ok && !place.childElementCount) place.innerHTML = await answer.text();
}
place?.addEventListener("click", (event) => {
  if (event.target.closest("[data-fold]")) document.getElementById("end").classList.toggle("folded");
});
if (place) {
  place.dataset.ready = "";
  new MutationObserver(end).observe(prompt, { childList: true, subtree: true });
  end();
}

if (!place) document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-copy]");
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  navigator.clipboard.writeText(link.href).then(() => link.classList.add("copied"));
});
