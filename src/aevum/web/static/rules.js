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
  examples();
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

// Examples: buttons that scroll from step to step; the number of the step in sight stands between them.
function turn(example) {
  const steps = example.querySelector(".steps"), bar = example.querySelector(".turning");
  if (!bar) return;
  const [back, next] = bar.querySelectorAll("button");
  const all = steps.children.length, width = () => steps.scrollWidth / all;
  function show() {
    if (!steps.scrollWidth) return 0;  // a search has removed the example
    const now = Math.min(all - 1, Math.round(steps.scrollLeft / width()));
    bar.querySelector("output").textContent = `${now + 1} / ${all}`;
    back.disabled = !now;
    next.disabled = now === all - 1;
    steps.style.height = `${steps.children[now].offsetHeight + steps.offsetHeight - steps.clientHeight}px`;
    return now;
  }
  bar.hidden = false;
  for (const button of [back, next]) button.addEventListener("click", () => steps.children[show() + +button.dataset.step]?.scrollIntoView({ block: "nearest", inline: "start" }));
  steps.addEventListener("scroll", show, { passive: true });
  const sizes = new ResizeObserver(show);
  for (const step of steps.children) sizes.observe(step);
  show();
}

// Small screens: a button, or a touch on a picture, enlarges all pictures of an example, which then scroll together.
function enlarge(example) {
  const button = example.querySelector(".enlarge"), pictures = [...example.querySelectorAll(".picture")];
  function toggle(middle) {
    const large = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", large);
    for (const picture of pictures) {
      picture.classList.toggle("large", large);
      if (large) picture.tabIndex = 0; else picture.removeAttribute("tabindex");
      picture.scrollLeft = middle * picture.scrollWidth - picture.clientWidth / 2;
    }
  }
  button.hidden = false;
  button.addEventListener("click", () => toggle(.5));
  for (const picture of pictures) {
    const place = (event) => (event.clientX - picture.getBoundingClientRect().left + picture.scrollLeft) / picture.scrollWidth;
    picture.addEventListener("click", (event) => { if (button.offsetParent) toggle(place(event)); });
    picture.addEventListener("scroll", () => pictures.forEach((other) => { other.scrollLeft = picture.scrollLeft; }), { passive: true });
  }
}
function examples() {
  document.querySelectorAll(".example").forEach(turn);
  document.querySelectorAll(".example, .marked").forEach(enlarge);
}
examples();
