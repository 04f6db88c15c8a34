// Drawn here, so that the page needs no network.
const draw = (table: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice"><path fill="${table}" d="M0 0h320v200H0z"/>${shapes}</svg>`,
  )}`;

const plate = (color: string) =>
  `<ellipse cx="160" cy="112" rx="120" ry="74" fill="#0002"/><ellipse cx="160" cy="104" rx="120" ry="74" fill="${color}"/><ellipse cx="160" cy="104" rx="92" ry="55" fill="#0000000f"/>`;

const repeat = (places: readonly (readonly [number, number])[], shape: string) =>
  places
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${shape}</g>`)
    .join('');

export const bread = draw(
  '#c9803f',
  '<path fill="#7a4a22" d="M36 150h248v18H36z"/><path fill="#8a4b1c" d="M60 142q-14-78 100-82 114 4 100 82-10 14-100 14T60 142z"/><path fill="#b86b2c" d="M66 130q-4-62 94-64 98 2 94 64-14 10-94 10t-94-10z"/><path fill="none" stroke="#f3d9ae" stroke-width="7" stroke-linecap="round" d="m104 84 26 40m14-50 26 44m16-42 22 38"/>',
);

export const pumpkin = draw(
  '#4d5d1e',
  `${plate('#f3ead8')}${repeat(
    [
      [96, 92],
      [150, 74],
      [148, 118],
      [204, 96],
    ],
    '<path fill="#d9761c" d="M0 0q28-26 56 0-8 26-28 28Q6 26 0 0z"/><path fill="none" stroke="#4a2508" stroke-width="5" d="M0 0q28-26 56 0"/>',
  )}<path fill="#7c9440" d="M150 52q10-14 22 0-8 8-22 0zm-66 66q-4-14 10-18 4 12-10 18z"/>`,
);

export const mackerel = draw(
  '#2f6377',
  `${plate('#eef3f2')}<path fill="#6f97a3" d="M66 104q70-46 150-8l34-24q-6 26 0 54l-34-20q-76 36-150-2z"/><path fill="#d7e4e4" d="M72 108q66 34 142 0-70 12-142 0z"/><path fill="none" stroke="#1e3d49" stroke-width="5" d="M112 82q-6 10 0 18m24-26q-8 12 0 22m26-24q-8 12 0 22m26-18q-8 10 0 18"/><circle cx="86" cy="98" r="4" fill="#12262d"/><path fill="#f4d35e" d="M196 140a26 26 0 0 1 52-8z"/>`,
);

export const plums = draw(
  '#e3b7a0',
  `${plate('#fbf4ea')}<path fill="#d9a55b" d="M84 92q76-50 152 0v28q-76 44-152 0z"/><path fill="#ecc583" d="M84 92q76-50 152 0-76 46-152 0z"/>${repeat(
    [
      [116, 88],
      [146, 76],
      [180, 80],
      [204, 92],
      [138, 102],
      [172, 104],
    ],
    '<ellipse rx="13" ry="9" fill="#5b2350"/><ellipse rx="8" ry="5" fill="#c2416b"/>',
  )}`,
);

export const beans = draw(
  '#9a3412',
  `<path fill="#2b2f3a" d="M60 74h200l-14 92q-86 22-172 0z"/><path fill="#2b2f3a" d="M34 84h30v12H34zm222 0h30v12h-30z"/><ellipse cx="160" cy="76" rx="100" ry="34" fill="#3d4352"/><ellipse cx="160" cy="78" rx="88" ry="27" fill="#a8683c"/>${repeat(
    [
      [104, 76],
      [130, 64],
      [136, 88],
      [164, 74],
      [176, 94],
      [196, 66],
      [212, 84],
    ],
    '<ellipse rx="15" ry="9" fill="#f0d9b5"/><path fill="none" stroke="#c9a26b" stroke-width="2" d="M-6 2q6 4 12 0"/>',
  )}<path fill="#6b8a3a" d="M150 60q18-12 34 0-16 8-34 0z"/>`,
);

export const lemon = draw(
  '#b9cf8b',
  `<path fill="#8a6a3c" d="M116 28h88v18h-88z"/><path fill="#ffffff90" d="M104 46h112v128q-56 14-112 0z"/>${repeat(
    [
      [134, 84],
      [184, 78],
      [160, 114],
      [132, 146],
      [188, 146],
    ],
    '<ellipse rx="26" ry="20" fill="#f4cf3b"/><path stroke="#fff7cf" stroke-width="5" d="M-14-10 14 10M-14 10l28-20"/>',
  )}`,
);
