// Stepper: buttons, arrows and digits choose one of the allowed amounts; one button submits it. Times in ms.
const FAR = 5, PATIENCE = 400, PACE = 90;
const steps = (stepper) => JSON.parse(stepper.dataset.steps);
const place = (stepper) => Math.max(0, steps(stepper).findIndex(([label]) => label === stepper.dataset.at));
const spin = (stepper) => stepper.querySelector("[role=spinbutton]");

function show(stepper, wanted) {
  const all = steps(stepper), at = Math.min(Math.max(wanted, 0), all.length - 1), [label, name, price] = all[at];
  const commit = stepper.querySelector("[data-act]"), value = spin(stepper), cost = document.createElement("span");
  cost.className = "price";
  cost.textContent = price;
  stepper.dataset.at = commit.dataset.act = value.textContent = label;
  commit.replaceChildren(...(price ? [name, " ", cost] : [name]));
  value.setAttribute("aria-valuenow", label);
  value.setAttribute("aria-valuetext", price ? `${name}, ${price}` : name);
  for (const button of stepper.querySelectorAll("[data-by]")) {
    button.setAttribute("aria-disabled", at === (button.dataset.by < 0 ? 0 : all.length - 1));
  }
}

// Show the chosen amount again after the page was updated.
export function steady(table) {
  for (const stepper of table.querySelectorAll(".stepper")) show(stepper, place(stepper));
}

// Typed digits select an amount; a digit that continues none starts anew.
let typed = "";
function type(stepper, digit) {
  const labels = steps(stepper).map(([label]) => label);
  typed = labels.some((label) => label.startsWith(typed + digit)) ? typed + digit : digit;
  if (labels.includes(typed)) show(stepper, labels.indexOf(typed));
}

export function stepping(table) {
  let held = 0, ran = false;
  const release = () => clearTimeout(held);
  const hold = (button) => {
    if (!button.isConnected) return;
    ran = true;
    const stepper = button.closest(".stepper");
    show(stepper, place(stepper) + Number(button.dataset.by));
    held = setTimeout(hold, PACE, button);
  };
  table.addEventListener("pointerdown", (event) => {
    const button = event.target.closest("[data-by]");
    release();
    ran = false;
    if (button) held = setTimeout(hold, PATIENCE, button);
  });
  for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, release);
  table.addEventListener("click", (event) => {
    const button = event.target.closest("[data-by]"), stepper = button?.closest(".stepper");
    if (stepper && !ran) show(stepper, place(stepper) + Number(button.dataset.by));
    ran = false; // the click that ends a hold is no step
  });
  table.addEventListener("keydown", (event) => {
    const stepper = event.target.closest("[role=spinbutton]")?.closest(".stepper");
    if (!stepper || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = place(stepper), last = steps(stepper).length - 1;
    const to = { ArrowUp: at + 1, ArrowRight: at + 1, ArrowDown: at - 1, ArrowLeft: at - 1, PageUp: at + FAR, PageDown: at - FAR, Home: 0, End: last }[event.key];
    if (/^\d$/.test(event.key)) return type(stepper, event.key);
    typed = "";
    if (event.key === "Enter" && !event.repeat) stepper.querySelector("[data-act]").click();
    if (to === undefined) return;
    event.preventDefault();
    show(stepper, to);
  });
}
