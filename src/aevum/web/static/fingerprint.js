// Note the published fingerprint of the seed in this browser, so that the proof after the match need not trust the server.
const { moments } = document.getElementById("table").dataset;
const answer = await fetch(`${moments}/fingerprint`).catch(() => null); // without connection: not noted
if (answer?.ok) {
  const { commitment, moves } = await answer.json(), key = `fingerprint-${commitment}`;
  if (!localStorage.getItem(key)) localStorage.setItem(key, `${Date.now()} ${moves}`);
  const all = (localStorage.getItem(`fingerprints-${moments}`) ?? "").split(" ").filter(Boolean);
  if (!all.includes(commitment)) localStorage.setItem(`fingerprints-${moments}`, [...all, commitment].join(" "));
}
