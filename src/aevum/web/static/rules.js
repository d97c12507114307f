// The rules while one types: only clauses that hold every word stay.
const query = document.getElementById("query"), found = document.getElementById("found");
const clauses = [...document.querySelectorAll(".clause")].map((element) => [element, element.textContent.toLowerCase()]);

query.addEventListener("input", () => {
  const wanted = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const [element, text] of clauses) {
    element.hidden = !wanted.every((word) => text.includes(word));
    left += !element.hidden;
  }
  document.querySelector(".clauses").classList.toggle("narrowed", wanted.length > 0);
  found.textContent = left ? "" : found.dataset.nothing.replace("…", query.value);
});
