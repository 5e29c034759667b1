/** A friendly name for somebody who has not chosen one: a star and a number, the same in every language. */

const STARS = [
  'Adhara', 'Alcor', 'Aldebaran', 'Algol', 'Altair', 'Antares', 'Arcturus', 'Atria', 'Bellatrix', 'Canopus', 'Capella',
  'Castor', 'Deneb', 'Electra', 'Elnath', 'Fomalhaut', 'Hadar', 'Izar', 'Kochab', 'Maia', 'Merope', 'Mimosa', 'Mira',
  'Mizar', 'Polaris', 'Pollux', 'Procyon', 'Regulus', 'Rigel', 'Sirius', 'Spica', 'Taygeta', 'Vega',
];

export function randomName(random: () => number = Math.random): string {
  const star = STARS[Math.floor(random() * STARS.length)]!;
  return `${star} ${10 + Math.floor(random() * 90)}`;
}
