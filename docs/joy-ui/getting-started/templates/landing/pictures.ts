// Drawn here, so that the page needs no network.
const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`,
  )}`;

const cup = (x: number) =>
  path('#f4eee0', `M${x} 292h34l-4 34h-26zm34 6h10v16h-12v-5h7v-6h-5z`);

const lamp = (x: number) =>
  path('#3a332d', `M${x} 0h4v70h-4z`) +
  path('#d9803f', `m${x - 26} 104 18-34h20l18 34z`) +
  `<circle cx="${x + 2}" cy="108" r="9" fill="#fbe6a2"/>`;

const person = (x: number, apron: string, hair: string, skin: string) =>
  `<circle cx="${x}" cy="196" r="30" fill="${skin}"/>` +
  path(hair, `M${x - 32} 196a32 34 0 0 1 64-2q-20-4-30-18-10 16-34 20z`) +
  path('#f4eee0', `M${x - 46} 326q-4-90 46-90t46 90z`) +
  path(apron, `M${x - 26} 326v-62h52v62zm8-62 6-28h4l-4 28zm28 0-4-28h4l6 28z`);

/** Two people behind the counter of a café. */
export const counter = draw(
  path('#e7d3b4', 'M0 0h640v480H0z') +
    path('#d3bb97', 'M0 0h640v30H0z') +
    path('#2f4f4a', 'M40 86h220v120H40z') +
    path('#e8e0cc', 'M60 108h90v6H60zm0 24h130v6H60zm0 24h70v6H60zm0 24h110v6H60z') +
    path('#8a6a48', 'M420 150h190v8H420zm0 66h190v8H420z') +
    path(
      '#b5654a',
      'M436 116h22v34h-22zm34 8h26v26h-26zm92-6h18v32h-18zM450 186h30v30h-30zm94-4h22v34h-22z',
    ) +
    path('#5d7f5a', 'M516 126q16-34 32 0l-4 24h-24zM590 196q12-30 22 0l-4 20h-14z') +
    lamp(150) +
    lamp(320) +
    lamp(490) +
    person(230, '#2f5d62', '#3b2a20', '#d9a179') +
    person(372, '#a4553f', '#a8642f', '#f0c9a5') +
    path('#6b4a30', 'M0 320h640v26H0z') +
    path('#8a6242', 'M0 346h640v134H0z') +
    path(
      '#7a5537',
      'M100 346h6v134h-6zm140 0h6v134h-6zm140 0h6v134h-6zm140 0h6v134h-6z',
    ) +
    path('#59616b', 'M60 240h96v80H60z') +
    path('#8d97a3', 'M52 232h112v18H52zm24 34h26v16H76zm40 0h26v16h-26z') +
    cup(460) +
    cup(516) +
    path('#c98a4b', 'M560 318q4-22 30-22t30 22z'),
);

/** A sheet of paper with a week on it beside a phone with the same week. */
export const paperAndPhone = draw(
  path('#cddcd2', 'M0 0h640v480H0z') +
    path('#b4c8bb', 'M0 400h640v80H0z') +
    path('#f8f4ea', 'm96 90 270-22 22 300-270 22z') +
    path(
      '#c7bfae',
      'm112 150 236-20 1 6-236 20zm5 56 236-20 1 6-236 20zm4 56 236-20 1 6-236 20zm5 56 236-20 1 6-236 20z',
    ) +
    path(
      '#2f5d62',
      'm120 168 60-5 2 24-60 5zm134-12 60-5 2 24-60 5zm-62 73 60-5 2 24-60 5zm66 50 60-5 2 24-60 5z',
    ) +
    path(
      '#d9803f',
      'm196 106 70-6 1 10-70 6zm-70 122 50-4 2 24-50 4zm12 112 60-5 1 20-60 5z',
    ) +
    `<rect x="410" y="120" width="150" height="290" rx="22" fill="#2a2f36"/><rect x="420" y="136" width="130" height="258" rx="12" fill="#fbfcfe"/>` +
    path('#c7bfae', 'M436 160h60v8h-60z') +
    path('#2f5d62', 'M436 190h98v30h-98zm0 84h98v30h-98z') +
    path('#d9803f', 'M436 232h98v30h-98z') +
    path('#c7bfae', 'M436 316h98v30h-98z'),
);
