// Search of the rules as you type: fetches the page of the query and replaces the clauses.
const query = document.getElementById("query");
let timer = 0, asked = 0;

async function search() {
  const mine = ++asked, wish = query.value.trim();
  const answer = await fetch(wish ? `?q=${encodeURIComponent(wish)}` : location.pathname);
  if (!answer.ok || mine !== asked) return;
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of [".clauses", "#found"]) document.querySelector(part).replaceWith(other.querySelector(part));
  history.replaceState(null, "", wish ? `?q=${encodeURIComponent(wish)}` : location.pathname);
}
query.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(search, 150); });
query.form.addEventListener("submit", (event) => { event.preventDefault(); search(); });
