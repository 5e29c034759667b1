/** The picture of every technology: what is filled, and what is drawn with a line, in a field of 32 by 32. */

export interface Drawing {
  solid: string;
  line: string;
}

const draw = (solid: string, line: string): Drawing => ({ solid, line });

const DRAWINGS: Record<string, Drawing> = {
  // Two who greet each other over a world.
  'contact-specialist': draw('M8 9a3 3 0 1 0 .1 0zM24 9a3 3 0 1 0 .1 0z', 'M3 24c0-6 2-8 5-8s5 3 8 3 5-3 8-3 5 2 5 8M12 26q4-3 8 0'),
  // A crane above a tower.
  'public-works': draw('M7 28V16h8v12z', 'M20 28V4M12 8h16M20 4l8 4M14 8v5M9 20h4M9 24h4M3 28h26'),
  // A helmet with its visor.
  'space-marines': draw('M9 16q7-4 14 0v4q-7 4-14 0z', 'M6 22V15a10 10 0 0 1 20 0v7l-4 5H10zM16 27v2'),
  // The double helix.
  'genetics-lab': draw('M12 6h8v1.500h-8zM12 24.500h8V26h-8zM13.500 15h5v1.500h-5z', 'M10 3c0 8 12 8 12 13s-12 5-12 13M22 3c0 8-12 8-12 13s12 5 12 13'),
  // A hut on new ground, under two moons.
  'homesteading-pioneers': draw('M10 26v-7l6-5 6 5v7h-4v-5h-4v5zM25 5a2.500 2.500 0 1 0 .1 0z', 'M3 26h26M7 20l9-8 9 8M7 6a2 2 0 1 0 .1 0z'),
  // Pickaxe over a heap of ore.
  'mining-conglomerate': draw('M4 28l5-8 5 3 4-5 5 6 5 4z', 'M9 18L23 4M14 4q8 0 13 9M20 7l3 3'),
  // Crossed barrels in a cog.
  'imperium-arms-factory': draw('M16 12a4 4 0 1 0 .1 0z', 'M16 4v4M16 24v4M4 16h4M24 16h4M7.500 7.500l3 3M21.500 21.500l3 3M24.500 7.500l-3 3M10.500 21.500l-3 3M16 8a8 8 0 1 0 .1 0z'),
  // An awning over full shelves.
  'consumer-markets': draw('M4 11l3-7h18l3 7q-2 4-6 0-3 4-6 0-3 4-6 0-4 4-6 0z', 'M6 15v13h20V15M11 28v-8h10v8M16 20v8'),
  // Three ships in a wedge.
  'expeditionary-force': draw('M16 4l4 9-4-2-4 2zM8 15l3.500 8L8 21l-3.500 2zM24 15l3.500 8-3.500-2-3.500 2z', 'M16 15v6M8 25v4M24 25v4'),
  // A dish that listens.
  'survey-team': draw('M6 8a14 14 0 0 0 16 16z', 'M14 16l7-7M22 6a4 4 0 1 1-.1 0zM12 24l-4 5M14 25l4 4M6 29h14'),
  // A stamped bill with a seal.
  'export-duties': draw('M21 19a5 5 0 1 0 .1 0z', 'M6 4h14l5 5v8M6 4v24h9M20 4v5h5M10 11h6M10 16h8M10 21h4M19 29l2-4 2 4'),
  // A digger on treads.
  'mining-robots': draw('M5 22h15a3 3 0 0 1 0 6H5a3 3 0 0 1 0-6z', 'M7 22v-8h9l3 8M16 14l6-7 6 3-3 6M10 10v4M8 18h5'),
  // An obelisk with a sign.
  'alien-monument': draw('M16 3l4 4 2 19H10l2-19z', 'M6 29h20M4 12l3 2M28 12l-3 2M3 20h4M25 20h4'),
  // A strange face under a lens.
  'alien-researchers': draw('M11 12q3 0 3 4-4 0-3-4zM19 12q-3 0-3 4 4 0 3-4z', 'M15 5a10 10 0 1 0 .1 0zM22 23l7 6M13 20q2 1.500 4 0'),
  // A world that is half a garden.
  'terraforming-engineers': draw('M16 6a10 10 0 0 1 0 20q-4-5 0-10t0-10z', 'M16 6a10 10 0 1 0 .1 0zM26 3v6M23 6h6M5 26l4-4'),
  // Rain over seedlings.
  'terraforming-specialists': draw('M8 12a5 5 0 0 1 9-4 4 4 0 0 1 6 4z', 'M9 16l-1 3M15 16l-1 3M21 16l-1 3M16 28v-6M16 25q-5 0-6-4 6 0 6 4M16 24q5 0 6-4-6 0-6 4M5 28h22'),
  // Three kinds of cubes.
  'diversified-economy': draw('M16 3l6 3.500v6L16 16l-6-3.500v-6z', 'M9 16l6 3.500v6L9 29l-6-3.500v-6zM23 16l6 3.500v6L23 29l-6-3.500v-6zM10 6.500l6 3.500 6-3.500M3 19.500L9 23l6-3.500M17 19.500l6 3.500 6-3.500'),
  // A pile of coins that grows.
  'investment-credits': draw('M4 22h8v6H4zM13 17h7v11h-7z', 'M21 11h7v17h-7zM4 18l9-8 5 3 10-9M23 4h5v5'),
  // A carrier with its modules.
  'improved-logistics': draw('M6 12h6v8H6zM13 12h6v8h-6z', 'M20 20v-9h5l4 5v4zM3 20h26M8 20a3 3 0 1 0 .1 0zM23 20a3 3 0 1 0 .1 0zM3 8h9M6 5h9'),
  // A walker that plants.
  'terraforming-robots': draw('M9 6h14v9H9z', 'M11 15l-4 7 3 6M21 15l4 7-3 6M13 10v1M19 10v1M16 15v7M16 28v-6M16 24q-4 0-4-3 4 0 4 3M16 24q4 0 4-3-4 0-4 3M16 3v3'),
  // A lander that falls with fire.
  'drop-ships': draw('M16 4l9 12-4 4H11l-4-4z', 'M11 20l-3 6M21 20l3 6M14 20v6M18 20v6M13 12h6'),
  // A glass beneath the stars.
  'galactic-salon': draw('M7 8h18l-9 10z', 'M16 18v9M10 28h12M5 8h22M24 3l1 2 2 1-2 1-1 2-1-2-2-1 2-1z'),
  // A bulb fed with coins.
  'technology-investors': draw('M12 22h8v2h-8zM13 25h6v2.500h-6z', 'M12 22c0-4-5-5-5-10a9 9 0 0 1 18 0c0 5-5 6-5 10M16 8v8M18.500 10q-2.500-1.500-4 0t1.500 2.500 1.500 2.500-4 0'),
  // Ships in a ring of trade.
  'trade-league': draw('M16 11l4 5-4 5-4-5z', 'M6 12a11 11 0 0 1 19-2M25 4v6h-6M26 20a11 11 0 0 1-19 2M7 28v-6h6'),
  // Hands on a seal of commerce.
  'free-trade-association': draw('M12 13l4-3 4 3v6l-4 3-4-3z', 'M16 3l11 6.500v13L16 29 5 22.500v-13zM16 3v7M27 22.500L20 19M5 22.500L12 19'),
  // A web of light.
  'pan-galactic-hologrid': draw('M16 13a3 3 0 1 0 .1 0zM6 5a2 2 0 1 0 .1 0zM26 5a2 2 0 1 0 .1 0zM6 24a2 2 0 1 0 .1 0zM26 24a2 2 0 1 0 .1 0z', 'M7 8l7 6M25 8l-7 6M8 25l6-6M24 25l-6-6M9 7h14M6 10v14M26 10v14M9 26h14'),
  // A bag of coins with a blade.
  'imperium-war-profiteers': draw('M11 13h10q6 6 4 12-1 3-9 3t-9-3q-2-6 4-12z', 'M12 13q-3-4 0-5h8q3 1 0 5M27 3L18 12M24 3h3v3'),
  // A shaft with a lift.
  'mining-league': draw('M12 18h8v8h-8z', 'M6 28L14 5h4l8 23M9 18h14M11 12h10M16 5v13M4 28h24'),
  // Gunmetal chimneys.
  'military-industry': draw('M4 28V17l6 4v-4l6 4v-4l6 4v7z', 'M22 28V8h5v20M22 13h5M25 5q3-1 2-3M4 28h25M9 24h2M15 24h2'),
  // The star of an empire over ranks.
  'new-galactic-order': draw('M16 3l3 7h7l-5.500 4.500 2 7L16 17l-6.500 4.500 2-7L6 10h7z', 'M6 24l10-3 10 3M6 29l10-3 10 3'),
  // An eye in a triangle of lights.
  'alien-tech-institute': draw('M16 15a3.500 3.500 0 1 0 .1 0z', 'M16 4l13 23H3zM8 20q8-8 16 0-8 7-16 0z'),
  // Scales of four pans.
  'galactic-exchange': draw('M3 16h10l-2 5H5zM19 16h10l-2 5h-6z', 'M16 4v24M10 28h12M6 9h20M8 9l-5 7M8 9l5 7M24 9l-5 7M24 9l5 7'),
  // A spiral of worlds.
  'pan-galactic-league': draw('M16 13a3 3 0 1 0 .1 0zM7 23a2 2 0 1 0 .1 0zM25 6a2 2 0 1 0 .1 0z', 'M16 11c6 0 8 6 4 9s-12 1-12-5S14 5 21 7M16 21c-6 0-8-6-4-9s12-1 12 5-6 10-13 8'),
  // A helix caught in sights.
  'uplift-gene-hunters': draw('M13 11h6v1.500h-6zM13 19.500h6V21h-6z', 'M16 5a11 11 0 1 0 .1 0zM16 2v6M16 24v6M2 16h6M24 16h6M12 9c0 7 8 7 8 14M20 9c0 7-8 7-8 14'),
  // A crown above a planet.
  'galactic-imperium': draw('M6 14l-1-9 6 4 5-6 5 6 6-4-1 9z', 'M6 17h20M8 21a9 6 0 0 0 16 0M4 24q12 8 24 0'),
  // A banner with an eagle's wings.
  'imperium-lords': draw('M16 8l3 4 8-5q0 8-8 9l-3 5-3-5q-8-1-8-9l8 5z', 'M16 21v8M10 29h12M16 3v5'),
  // A probe over a chart.
  'federation-survey': draw('M13 8h6v6h-6z', 'M4 9h9v4H4zM19 9h9v4h-9zM16 14v4M16 4v4M4 21l8-2 8 3 8-3v8l-8 3-8-3-8 2zM12 19v8M20 22v8'),
  // A wagon of the stars.
  'frontier-settlers': draw('M5 15q5-8 11-8t11 8v5H5z', 'M5 20h22M10 20a4 4 0 1 0 .1 0zM22 20a4 4 0 1 0 .1 0zM16 7v13M10 9v11M22 9v11M27 20l3-3'),
  // Pillars under a dome.
  'galactic-federation': draw('M5 13a11 8 0 0 1 22 0z', 'M4 16h24M7 16v9M13 16v9M19 16v9M25 16v9M4 28h24M16 5V2'),
  // A wheel of goods.
  'new-economy': draw('M16 6a10 10 0 0 1 10 10H16zM16 26A10 10 0 0 1 6 16h10z', 'M16 6a10 10 0 1 0 .1 0zM16 6v20M6 16h20M27 4l-4 4M5 28l4-4'),
};

/** The picture of a technology; a chip for one that is not known here. */
export function drawingOf(id: string): Drawing {
  return DRAWINGS[id] ?? draw('M11 11h10v10H11z', 'M7 7h18v18H7zM12 7V3M20 7V3M12 29v-4M20 29v-4M3 12h4M3 20h4M25 12h4M25 20h4');
}
