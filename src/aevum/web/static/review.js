// Progress of a review that is being computed: asked for until it is done, then the page is loaded again.
const bar = document.querySelector("[data-progress]");
const PAUSE = 1500;

async function look() {
  const answer = await fetch(bar.dataset.progress).catch(() => null);
  if (answer?.ok) {
    const { progress, text, done } = await answer.json();
    if (done) { location.reload(); return; }
    bar.querySelector("progress").value = progress;
    const said = bar.querySelector("p");
    if (said.textContent !== text) said.textContent = text;
  }
  setTimeout(look, PAUSE);
}
if (bar) setTimeout(look, PAUSE);

// A line too long for its select is told in full below it.
for (const select of document.querySelectorAll(".compare select")) {
  const full = select.nextElementSibling, shown = 34;
  select.addEventListener("change", () => {
    full.textContent = select.selectedOptions[0].text;
    full.hidden = full.textContent.length <= shown;
  });
}

// A link to a decision opens its answer.
const target = location.hash.startsWith("#answer-") && document.getElementById(location.hash.replace("answer", "decision").slice(1));
if (target) {
  target.querySelector("details").open = true;
  target.scrollIntoView();
}
