// The theme a person chose, before anything is painted; and selects that submit their form by themselves.
(() => {
  const root = document.documentElement;
  root.dataset.theme = localStorage.getItem("theme") || "system";
  addEventListener("DOMContentLoaded", () => {
    const choice = document.getElementById("theme");
    choice.value = root.dataset.theme;
    choice.addEventListener("change", () => {
      root.dataset.theme = choice.value;
      localStorage.setItem("theme", choice.value);
    });
    for (const select of document.querySelectorAll("select[data-submit]")) {
      select.addEventListener("change", () => select.form.submit());
    }
  });
})();
