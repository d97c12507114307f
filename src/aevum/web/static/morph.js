// morph(old, html): make an element's children what the markup says, touching as little as possible.
// Elements with an id are found again wherever they went; leftovers are removed last, so that nothing blinks.

const SVG = "http://www.w3.org/2000/svg";

export function morph(target, html) {
  const holder = document.createElementNS(target.namespaceURI, target.localName);
  if (target.namespaceURI === SVG) {
    const outer = document.createElement("div");
    outer.innerHTML = `<svg xmlns="${SVG}">${html}</svg>`;
    holder.append(...outer.firstElementChild.childNodes);
  } else {
    holder.innerHTML = html;
  }
  children(target, holder);
}

function children(target, source) {
  let place = target.firstChild;
  for (const wanted of [...source.childNodes]) {
    const found = match(place, wanted, target);
    if (!found) {
      target.insertBefore(wanted, place);
      continue;
    }
    if (found === place) place = place.nextSibling;
    else move(target, found, place);
    if (found.nodeType === Node.ELEMENT_NODE) patch(found, wanted);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

function match(place, wanted, parent) {
  if (wanted.id) {
    const same = parent.querySelector(`:scope > #${CSS.escape(wanted.id)}`);
    return same && same.localName === wanted.localName ? same : null;
  }
  const alike = place && place.nodeType === wanted.nodeType && place.nodeName === wanted.nodeName && !place.id;
  return alike ? place : null;
}

function move(parent, child, before) {
  if (parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

function patch(old, wanted) {
  if (old.isEqualNode(wanted)) return;
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && !kept(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value && !kept(old, name)) old.setAttribute(name, value);
  }
  children(old, wanted);
}

// Attributes the client owns are named in data-keep.
function kept(element, name) {
  return (element.dataset.keep || "").split(" ").includes(name);
}
