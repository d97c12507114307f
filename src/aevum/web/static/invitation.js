// An invitation to a match: shared by the browser, or copied; shown where there is no clipboard.
export function hand(link) {
  if ("share" in link.dataset) navigator.share({ title: document.title, url: link.href }).catch(() => {});
  else if (navigator.clipboard) navigator.clipboard.writeText(link.href).then(() => link.classList.add("copied"));
  else prompt(link.textContent, link.href);
}
