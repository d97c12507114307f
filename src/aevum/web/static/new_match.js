// Form of a new match: show the number of changed variants beside their heading.
const changed = document.getElementById("changed");
const untouched = changed?.textContent;
const fields = [...document.querySelectorAll(".variants :is(input, select)")];
const asked = (field) => field.localName === "select" ? ![...field.options].find((one) => one.selected)?.defaultSelected
  : field.type === "radio" ? field.checked && !field.defaultChecked : field.value.trim() !== "";
function count() {
  const some = fields.filter(asked).length;
  if (changed) changed.textContent = some ? changed.dataset.some.replace("#", some) : untouched;
}
document.getElementById("new").addEventListener("input", count);
count();
