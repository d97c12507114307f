// Lesson on a match page: rings around the things that its step highlights.
const SELECTORS = {
  act: (id) => `:is(#play, #prompt) [data-act="${id}"]`,
  figure: (id) => `#own [data-face="${id}"]`,
  panel: (id) => `#part-${id}`,
};
let shown = "", offered = "";

export function ring(table) {
  const step = table.querySelector("#lesson .step");
  const highlights = JSON.parse(step?.dataset.highlights ?? "[]");
  table.classList.toggle("guided", Boolean(step && "guided" in step.dataset));
  const found = new Set(highlights.flatMap((target) => {
    const [kind, ...id] = target.split(":");
    return [...table.querySelectorAll(SELECTORS[kind](CSS.escape(id.join(":")))), ...toward(table, target)];
  }));
  for (const old of table.querySelectorAll(".ringed")) if (!found.has(old)) old.classList.remove("ringed");
  for (const element of found) element.classList.add("ringed");
  reveal([...found], step?.dataset.highlights + step?.parentNode.textContent);
  if (step && !("guided" in step.dataset)) revealChoice(document.getElementById("play"));
}

// Scroll to the first highlighted thing, or to the board that holds it, where it is hidden in a strip, a list or beyond the edge:
// when the highlights change, and when an answer takes room.
function reveal([first], reason) {
  if (reason === shown) return;
  shown = reason;
  if (first) (first.closest("#frame") ?? first).scrollIntoView({ block: "nearest", inline: "nearest" });
}

// Scroll to the first thing that can be picked where all moves are free and none of those things is wholly in sight: the panel
// of a lesson leaves a phone little room below the board.
function revealChoice(play) {
  const things = [...play.querySelectorAll("[data-act]:not(.faint)")], acts = things.map(({ dataset }) => dataset.act).join(" ");
  if (acts === offered) return;
  offered = acts;
  const { top, bottom } = play.getBoundingClientRect(), boxes = things.map((thing) => thing.getBoundingClientRect());
  if (!boxes.some((box) => box.top >= top && box.bottom <= bottom)) (things[0]?.closest("#frame, .strip") ?? things[0])?.scrollIntoView({ block: "nearest" });
}

// Return the buttons of a stepper that lead from its amount to the one that is highlighted.
function toward(table, target) {
  const stepper = table.querySelector(".stepper"), all = JSON.parse(stepper?.dataset.steps ?? "[]").map(([label]) => `act:${label}`);
  const at = all.indexOf(`act:${stepper?.dataset.at}`), to = all.indexOf(target);
  return to < 0 || to === at ? [] : stepper.querySelectorAll(`[data-by="${to < at ? -1 : 1}"]`);
}

// The amount of a stepper changes without a message of the server.
new MutationObserver(() => ring(document.getElementById("table")))
  .observe(document.getElementById("prompt"), { subtree: true, attributeFilter: ["data-at"] });
