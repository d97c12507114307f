// morph(target, html): DOM diffing; change an element's children to the markup with as few changes as possible.
// Elements with an id or data-act are matched wherever they moved, and keep their focus.

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

const key = (node) => node.id || node.dataset?.act;
const keyed = (parent) => new Map([...parent.children].filter(key).map((child) => [key(child), child]));

function children(target, source) {
  const known = keyed(target), wished = keyed(source);
  for (const [name, child] of known) if (!wished.has(name)) child.remove();
  let place = target.firstChild;
  for (const wanted of [...source.childNodes]) {
    const found = key(wanted) ? known.get(key(wanted)) : place;
    if (!alike(found, wanted)) {
      target.insertBefore(wanted, place);
      continue;
    }
    known.delete(key(wanted));
    if (found === place) place = place.nextSibling;
    else (target.moveBefore || target.insertBefore).call(target, found, place);
    patch(found, wanted);
  }
  while (place?.nextSibling) place.nextSibling.remove();
  place?.remove();
}

function alike(found, wanted) {
  return found && found.nodeName === wanted.nodeName && key(found) === key(wanted);
}

function patch(old, wanted) {
  if (old.isEqualNode(wanted)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && !kept(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (old.getAttribute(name) !== value && !kept(old, name)) old.setAttribute(name, value);
  }
  if (wanted.hasChildNodes() || !kept(old, "content")) children(old, wanted);
}

// data-keep names attributes owned by the client; "content": empty markup keeps the children.
function kept(element, name) {
  return (element.dataset.keep || "").split(" ").includes(name);
}
