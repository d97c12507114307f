// Search of the rules as you type: fetches the page of the query and replaces the clauses. Marks the chapter in sight.
const query = document.getElementById("query");
let timer = 0, asked = 0;

async function search() {
  const mine = ++asked, wish = query.value.trim();
  const answer = await fetch(wish ? `?q=${encodeURIComponent(wish)}` : location.pathname);
  if (!answer.ok || mine !== asked) return;
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of [".clauses", "#found"]) document.querySelector(part).replaceWith(other.querySelector(part));
  watch();
  history.replaceState(null, "", wish ? `?q=${encodeURIComponent(wish)}` : location.pathname);
}
query.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(search, 150); });
query.form.addEventListener("submit", (event) => { event.preventDefault(); search(); });

const links = new Map([...document.querySelectorAll(".contents li a")].map((link) => [link.hash.slice(1), link]));
const seen = new Set();
let chosen = null;  // The chapter that was clicked stays marked until the reader scrolls: the last ones are too short.
function mark(wanted) {
  for (const [id, link] of links) {
    if (id !== wanted) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) {
      link.setAttribute("aria-current", "true");
      const list = link.closest("ol"), top = link.offsetTop;
      if (top < list.scrollTop || top + 40 > list.scrollTop + list.clientHeight) list.scrollTo({ top: top - list.clientHeight / 2 });
    }
  }
}
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) seen[entry.isIntersecting ? "add" : "delete"](entry.target);
  const now = [...document.querySelectorAll(".chapter")].find((chapter) => seen.has(chapter));
  if (now) mark(chosen ?? now.getAttribute("aria-labelledby"));
}, { rootMargin: "0px 0px -70% 0px" });
function watch() {
  observer.disconnect();
  seen.clear();
  document.querySelectorAll(".chapter").forEach((chapter) => observer.observe(chapter));
}
watch();
for (const [id, link] of links) link.addEventListener("click", () => mark(chosen = id));
for (const move of ["wheel", "touchmove", "keydown"]) addEventListener(move, () => { chosen = null; }, { passive: true });

// A rule that a link names may be folded: unfold it.
function unfold() {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1))), fold = rule?.closest("details");
  if (fold && !fold.open) { fold.open = true; rule.scrollIntoView(); }
}
unfold();
addEventListener("hashchange", unfold);
