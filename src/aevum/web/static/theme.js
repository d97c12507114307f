// Theme, set before the first paint; selects that submit their form; closing of the menu; loading of tooltips.
(() => {
  const root = document.documentElement;
  let chosen = "system";
  try { chosen = localStorage.getItem("theme") || chosen; } catch { /* no storage: this page only */ }
  root.dataset.theme = chosen;

  addEventListener("DOMContentLoaded", () => {
    const choice = document.getElementById("theme");
    choice.value = chosen;
    choice.addEventListener("change", () => {
      root.dataset.theme = choice.value;
      try { localStorage.setItem("theme", choice.value); } catch { /* no storage: this page only */ }
    });
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

    const menu = document.querySelector(".menu");
    document.addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) menu.open = false; });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });
  });
})();
