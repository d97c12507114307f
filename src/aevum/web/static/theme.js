// Theme, set before the first paint; preferences; selects that submit their form; closing of the menu; loading of tooltips.
(() => {
  const root = document.documentElement;
  const chosen = { theme: "system", confirm: "seen" };
  try { for (const name in chosen) chosen[name] = localStorage.getItem(name) || chosen[name]; } catch { /* no storage: this page only */ }
  root.dataset.theme = chosen.theme;

  addEventListener("DOMContentLoaded", () => {
    for (const name in chosen) {
      const choice = document.getElementById(name);
      choice.value = root.dataset[name] = chosen[name];
      choice.addEventListener("change", () => {
        root.dataset[name] = choice.value;
        try { localStorage.setItem(name, choice.value); } catch { /* no storage: this page only */ }
      });
    }
    for (const select of document.querySelectorAll("select[data-submit]")) {
      select.addEventListener("change", () => select.form.submit());
    }

    if (document.querySelector("[data-faces]")) {
      const asks = ["pointerover", "pointerdown", "pointerup", "keydown"], asked = [];
      const ask = (event) => {
        if (asked.push(event) > 1) return;
        import("./tooltips.js").then((faces) => {
          for (const kind of asks) document.removeEventListener(kind, ask);
          for (const event of asked) faces.meet(event);
        }, () => { asked.length = 0; }); // server unreachable: try again at the next event
      };
      for (const kind of asks) document.addEventListener(kind, ask);
    }

    for (const menu of document.querySelectorAll(".menu")) {
      document.addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.open = false; });
      menu.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !menu.open) return;
        menu.open = false;
        menu.querySelector("summary").focus();
      });
    }
  });
})();
