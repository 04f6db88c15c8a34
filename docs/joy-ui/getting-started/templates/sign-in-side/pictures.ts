// Drawn here, so that the page needs no network: one valley, by day and by night.
interface Light {
  sky: string;
  horizon: string;
  /** From the farthest to the nearest. */
  mountains: [string, string, string];
  snow: string;
  lake: string;
  shine: string;
  meadow: string;
  trees: string;
  wall: string;
  roof: string;
  window: string;
  /** Sun or moon, and what else is in the sky. */
  above: string;
}

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

const tree = (x: number, y: number, height: number) => {
  const half = height / 4;
  return `M${x} ${y - height}l${half} ${height / 2}h${-half / 2}l${half} ${height / 2}h${-half * 3}l${half} ${-height / 2}h${-half / 2}z`;
};

const TREES = [
  tree(60, 850, 190),
  tree(130, 880, 230),
  tree(20, 900, 170),
  tree(700, 850, 200),
  tree(765, 880, 250),
  tree(640, 870, 140),
].join('');

const draw = (light: Light) => {
  const [far, middle, near] = light.mountains;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${light.sky}"/><stop offset=".7" stop-color="${light.horizon}"/></linearGradient>${path('url(#sky)', 'M0 0h800v1000H0z')}${light.above}${
      path(far, 'M0 520 130 350l90 90 170-230 150 190 110-110 150 180v230H0z') +
      path(light.snow, 'm390 210 76 96-40-10-34 34-32-38-44 16z') +
      path(middle, 'M0 590q90-110 190-60t180-40 190 70 240-60v220H0z') +
      path(near, 'M0 650q140-70 300-20t260-30 240 20v110H0z') +
      path(light.lake, 'M0 700h800v110H0z') +
      path(light.shine, 'M250 726h240v5H250zm60 26h180v5H310zm-90 26h220v5H220z') +
      path(light.meadow, 'M0 800q200-50 420-20t380-20v240H0z') +
      path(light.trees, TREES) +
      path(light.wall, 'M380 770h180v110H380z') +
      path(
        light.roof,
        'M360 778 470 690l110 88-12 12-98-78-98 78zM520 690h22v44l-22-18z',
      ) +
      path(light.window, 'M404 800h40v36h-40zm92 0h40v36h-40zm-40-56h28v24h-28z') +
      path(light.roof, 'M452 816h36v64h-36z')
    }</svg>`,
  )}`;
};

export const day = draw({
  sky: '#8fc0e0',
  horizon: '#f3ead4',
  mountains: ['#8ea3b7', '#6f8f86', '#557a62'],
  snow: '#fbfcfe',
  lake: '#6fa6c2',
  shine: '#b9d9e6',
  meadow: '#86a965',
  trees: '#34593f',
  wall: '#9a6b45',
  roof: '#4e3524',
  window: '#e9dfc3',
  above:
    '<circle cx="610" cy="190" r="60" fill="#fbe6a2"/><path fill="#ffffffb0" d="M90 170q10-34 46-28 24-34 60-8 40-8 44 36zm250-70q8-24 34-20 18-22 44-4 28-4 32 24z"/>',
});

const stars = [
  [70, 90],
  [160, 210],
  [250, 60],
  [330, 150],
  [440, 80],
  [520, 200],
  [690, 70],
  [740, 240],
  [120, 330],
  [640, 330],
]
  .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="3"/>`)
  .join('');

export const night = draw({
  sky: '#0a1526',
  horizon: '#2c4566',
  mountains: ['#2b3b52', '#1f3140', '#172733'],
  snow: '#7f93ab',
  lake: '#1d3a52',
  shine: '#496c86',
  meadow: '#1b2e2a',
  trees: '#0d1a18',
  wall: '#3a2a20',
  roof: '#1d1511',
  window: '#f6c860',
  above: `<g fill="#dfe8f2">${stars}</g><path fill="#e9edf2" d="M640 130a64 64 0 1 0 40 116 52 52 0 1 1-40-116z"/>`,
});
