// The replay: the slider and the arrow keys lead to any moment.
const form = document.getElementById("scrubber");
const slider = form.elements.at;
const go = (at) => { if (at >= 0 && at <= Number(form.dataset.last)) location.search = `?at=${at}`; };
slider.addEventListener("change", () => go(Number(slider.value)));
document.addEventListener("keydown", (event) => {
  if (event.target === slider) return;
  const now = Number(slider.defaultValue);
  if (event.key === "ArrowLeft") go(now - 1);
  else if (event.key === "ArrowRight") go(now + 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(Number(form.dataset.last));
});
