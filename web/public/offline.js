/* Leaves the words in the language of whoever looks; without it all of them stay. */
const sections = [...document.querySelectorAll('section')];
const known = sections.map(({ lang }) => lang);
let stored;
try {
  stored = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}').language;
} catch {
  // What cannot be read was not chosen.
}
const chosen = [stored, ...navigator.languages].map((one) => String(one).split('-')[0]).find((one) => known.includes(one)) ?? known[0];
document.documentElement.lang = chosen;
for (const section of sections) if (section.lang !== chosen) section.remove();
