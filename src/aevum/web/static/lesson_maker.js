// Form in which a lesson is made, beside a replay: what was written is saved when another moment is shown.
const maker = document.getElementById("maker");
let submitted = false;
maker.addEventListener("submit", () => { submitted = true; });
addEventListener("beforeunload", (event) => { if (!submitted && changed()) event.preventDefault(); });

function changed() {
  return [...maker.querySelector("form").elements].some((field) => {
    if (field.options) return [...field.options].some((option) => option.selected !== option.defaultSelected);
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
}

export async function save() {
  if (!changed()) return;
  const form = maker.querySelector("form");
  await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), redirect: "manual" });
}
