// Drawn here, so that the page needs no network.
const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`,
  )}`;

const wall = (color: string) => `<path fill="${color}" d="M0 0h64v64H0z"/>`;

export const pen = draw(
  `${wall('#dbeef2')}<path fill="#0b6b80" d="m44 8 12 12-26 26-12-12z"/><path fill="#d8a531" d="m18 34 12 12-4 4-12-12z"/><path fill="#334" d="m14 38 12 12-18 6z"/><path stroke="#dbeef2" stroke-width="1.5" d="m8 56 9-9"/>`,
);

export const bottle = draw(
  `${wall('#f9dce8')}<path fill="#9d174d" d="M16 30q0-8 8-8h16q8 0 8 8v24H16z"/><path fill="#33202a" d="M24 8h16v14H24z"/><path fill="#fff" d="M20 36h24v12H20z"/><circle cx="32" cy="42" r="4" fill="#9d174d"/>`,
);

export const notebook = draw(
  `${wall('#efe6d4')}<path fill="#3b3f63" d="M14 8h34q4 0 4 4v40q0 4-4 4H14z"/><path fill="#f7d5e2" d="M42 8h4v48h-4z"/><path fill="#efe6d4" d="M20 18h16v8H20z"/>`,
);

export const crane = draw(
  `${wall('#e6e4f7')}<path fill="#c23b74" d="M32 40 8 18l14 26z"/><path fill="#9d174d" d="M32 40 56 14 42 46z"/><path fill="#e487ab" d="M22 44h20L32 54z"/><path fill="#c23b74" d="m42 46 14 2-6-6z"/>`,
);
