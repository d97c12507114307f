// Tabs of log, chat and boards. The number of chat lines that are unread is shown on the tab and by `tell`.
export function select(table, tab) {
  table.dataset.tab = tab;
  for (const one of table.querySelectorAll("[role=tab]")) {
    one.setAttribute("aria-selected", one.id === `tab-${tab}`);
    one.tabIndex = one.id === `tab-${tab}` ? 0 : -1;
  }
}

export function tabs(table, tell) {
  const chat = document.getElementById("chat-lines"), read = `read ${table.dataset.socket}`;

  function count() {
    if (!chat) return;
    const lines = chat.children.length, open = table.dataset.tab === "chat" && document.visibilityState === "visible";
    if (open || localStorage.getItem(read) === null) localStorage.setItem(read, lines);
    const unread = Math.max(0, lines - localStorage.getItem(read));
    for (const badge of table.querySelectorAll(".badge")) badge.textContent = unread || "";
    tell(unread);
  }

  function show(tab) {
    select(table, tab);
    if (tab === "rest") for (const fold of table.querySelectorAll("#sheets .part.fold")) fold.open = true;
    count();
  }

  // Arrow keys, Home and End turn to another of the tabs in sight.
  function step(event) {
    const all = [...table.querySelectorAll("[role=tab]")].filter((one) => one.offsetWidth), at = all.indexOf(event.target);
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const tab = all.at(to % all.length);
    tab.focus();
    show(tab.id.slice(4));
  }

  function turn(event) {
    const { target } = event;
    if (event.type === "keydown") return step(event);
    const tab = target.closest("[role=tab]");
    if (tab) show(tab.id === "tab-rest" && table.dataset.tab === "rest" ? "log" : tab.id.slice(4));
    if (!target.closest("#bubble")) return;
    show("chat");
    document.getElementById("chat-box").scrollIntoView({ block: "end" });
  }

  for (const style of chat ? ["chat.css", "boards.css"] : ["boards.css"])
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(style, import.meta.url).href }));
  table.addEventListener("click", turn);
  document.getElementById("tabs").addEventListener("keydown", step);
  document.addEventListener("visibilitychange", count);
  count();
  return { count, turn };
}
