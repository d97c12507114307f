// Hide fine print in drawings (.fine) while it is smaller than LEAST px, until zoomed in.
const LEAST = 11;

function sift() {
  for (const drawing of document.querySelectorAll("svg:has(.fine[font-size])")) {
    const scale = drawing.viewBox.baseVal.width && drawing.getBoundingClientRect().width
      ? Math.abs(drawing.getScreenCTM().a) : 1;
    const sizes = [...drawing.querySelectorAll(".fine[font-size]")].map((text) => parseFloat(text.getAttribute("font-size")));
    drawing.toggleAttribute("data-small", Math.min(...sizes) * scale < LEAST);
  }
}

let due = false;
function soon() {
  if (!due) requestAnimationFrame(() => { due = false; sift(); });
  due = true;
}

addEventListener("resize", sift);
addEventListener("zoomed", soon);
const table = document.getElementById("table") || document.getElementById("replay");
if (table) {
  new ResizeObserver(sift).observe(table);
  // These attributes change when the match is redrawn.
  new MutationObserver(sift).observe(table, { attributeFilter: ["data-ready", "data-draft"] });
}
sift();
