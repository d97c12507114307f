// Proof of random numbers: compute the fingerprint of the seed and every number again, and compare.
const WORD = 1n << 64n, MASK = WORD - 1n;
const START = [0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n];
const ORDER = "0123456789abcdef ea489fd61c02b753 b8c052fdae367194 7931dcbe265a40f8 905724afe1bc683d 2c6a0b834d75fe19 c51fed4a0763928b db7ec13950f4862a 6fe9b308c2d714a5 a2847615fb9e3cd0 0123456789abcdef ea489fd61c02b753".split(" ");
const MIXED = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map((four) => [...four].map((place) => parseInt(place, 16)));
const HASH_BYTES = 8, COUNTER_BYTES = 6;
const turned = (word, by) => ((word >> by) | (word << (64n - by))) & MASK;

// BLAKE2b (RFC 7693) with 8 bytes of hash, for messages of one block (at most 128 bytes); the hash as a big-endian number.
export function blake2b(bytes) {
  const block = new DataView(new ArrayBuffer(128));
  bytes.forEach((byte, place) => block.setUint8(place, byte));
  const message = Array.from({ length: 16 }, (_, place) => block.getBigUint64(8 * place, true));
  const first = START[0] ^ 0x01010000n ^ BigInt(HASH_BYTES);
  const v = [first, ...START.slice(1), ...START];
  v[12] ^= BigInt(bytes.length);
  v[14] ^= MASK;
  for (const order of ORDER) {
    MIXED.forEach(([a, b, c, d], place) => {
      const [x, y] = [0, 1].map((next) => message[parseInt(order[2 * place + next], 16)]);
      v[a] = (v[a] + v[b] + x) & MASK; v[d] = turned(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & MASK; v[b] = turned(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + y) & MASK; v[d] = turned(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK; v[b] = turned(v[b] ^ v[c], 63n);
    });
  }
  const hash = new DataView(new ArrayBuffer(8));
  hash.setBigUint64(0, first ^ v[0] ^ v[8], true);
  return hash.getBigUint64(0);
}

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));

// Draw number `n` of a seed: the first hash from there on that is small enough to be fair, and its remainder.
export function draw(seed, n, bound) {
  const fair = WORD - WORD % BigInt(bound);
  for (let counter = n; ; counter += 1) {
    const word = blake2b([...seed, ...bytesOf(counter.toString(16).padStart(2 * COUNTER_BYTES, "0"))]);
    if (word < fair) return { word, value: Number(word % BigInt(bound)) };
  }
}

// Check a proof and write what was computed; the verdict is good, bad, or half where the browser has no SHA-256.
export async function check(card) {
  const seed = bytesOf(card.dataset.seed), verdict = card.querySelector(".verdict"), fingerprint = card.querySelector(".fingerprint");
  let good = noted(card), whole = true;
  if (globalThis.crypto?.subtle) {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed));
    fingerprint.value = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    good = mark(fingerprint, fingerprint.value === card.dataset.commitment) && good;
  } else {
    whole = false;
    fingerprint.value = "?";
  }
  for (const row of card.querySelectorAll("[data-n]")) {
    const { word, value } = draw(seed, Number(row.dataset.n), Number(row.dataset.bound));
    const shown = row.querySelector("output");
    shown.value = word.toString(16).padStart(2 * HASH_BYTES, "0");
    good = mark(shown, value === Number(row.dataset.value)) && good;
  }
  const found = good ? whole ? "good" : "half" : "bad";
  verdict.textContent = verdict.dataset[found];
  verdict.className = `verdict ${found}`;
  const folded = card.querySelector("details:has(output.bad)");
  if (folded) folded.open = true;
}

// Tell which fingerprint this browser itself has noted, and when; false if the match shows another one now.
function noted(card) {
  const { commitment, match, published } = card.dataset, shown = card.querySelector(".noted");
  const own = (localStorage.getItem(`fingerprints-${match}`) ?? "").split(" ").filter(Boolean);
  const other = own.find((one) => !published.split(" ").includes(one));
  const [when, moves] = (localStorage.getItem(`fingerprint-${other ?? commitment}`) ?? "").split(" ");
  if (!when) return true;
  const date = new Date(Number(when)).toLocaleString(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  shown.textContent = shown.dataset[other ? "other" : "text"].replace("##", other ?? moves).replace("#", date);
  shown.hidden = false;
  return mark(shown, !other);
}

function mark(shown, agrees) {
  shown.classList.toggle("good", agrees);
  shown.classList.toggle("bad", !agrees);
  return agrees;
}

// Fetch a proof and show it over the page.
export async function show(address) {
  const answer = await fetch(`${address}${address.includes("?") ? "&" : "?"}part`);
  if (!answer.ok) { location.assign(address); return; }
  const box = document.createElement("dialog");
  box.className = "proof-box";
  box.innerHTML = await answer.text();
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => { if (event.target === box || event.target.closest(".close")) box.close(); });
  document.body.append(box);
  box.showModal();
  await check(box.querySelector(".draw-proof"));
}

const alone = document.querySelector("main .draw-proof");
if (alone) check(alone);
