// Drawn here, so that the page needs no network.
const draw = (sky: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${sky}" d="M0 0h96v96H0z"/>${shapes}</svg>`,
  )}`;

export const logo = draw(
  '#2d4f8f',
  '<path fill="none" stroke="#dbe7fb" stroke-width="8" stroke-linecap="round" d="M18 40q10-10 20 0t20 0 20 0M18 60q10-10 20 0t20 0 20 0"/>',
);

export interface Picture {
  id: string;
  label: string;
  src: string;
}

export const portrait: Picture = {
  id: 'portrait',
  label: 'Portrait',
  src: draw(
    '#f0d9d2',
    '<path fill="#4a2c1d" d="M22 44a26 28 0 0 1 52 0v26H22z"/><path fill="#35558c" d="M10 96q4-26 38-26t38 26z"/><path fill="#c98f66" d="M32 42q18-2 32-10v14a16 19 0 0 1-32 0zM42 58h12v16q-6 6-12 0z"/>',
  ),
};

export const pictures: readonly Picture[] = [
  portrait,
  {
    id: 'hills',
    label: 'Hills',
    src: draw(
      '#cfe5ee',
      '<circle cx="68" cy="28" r="10" fill="#f5c95c"/><path fill="#79a86b" d="M0 66q24-30 48-8t48-6v44H0z"/><path fill="#4f7f50" d="M0 80q30-22 56-4t40-6v26H0z"/>',
    ),
  },
  {
    id: 'boat',
    label: 'Sailing boat',
    src: draw(
      '#f3dcc0',
      '<path fill="#fdf8ee" d="M46 16v44H20z"/><path fill="#d1603d" d="M52 24v36h22z"/><path fill="#4a3b33" d="M18 64h60l-8 12H26z"/><path fill="#4d88a8" d="M0 76h96v20H0z"/>',
    ),
  },
  {
    id: 'moon',
    label: 'Moon',
    src: draw(
      '#27304d',
      '<path fill="#f4e6b3" d="M58 18a32 32 0 1 0 20 52A30 30 0 0 1 58 18z"/><circle cx="74" cy="26" r="3" fill="#fff"/><circle cx="22" cy="24" r="2" fill="#fff"/>',
    ),
  },
  {
    id: 'cactus',
    label: 'Cactus',
    src: draw(
      '#f6e6b8',
      '<path fill="#3f8058" d="M40 24q0-8 8-8t8 8v46H40zM24 40q0-5 5-5t5 5v8h8v9H30q-6 0-6-6zm38-4q0-5 5-5t5 5v12q0 6-6 6H56v-9h6z"/><path fill="#b5623c" d="M32 68h32l-5 20H37z"/>',
    ),
  },
  {
    id: 'kite',
    label: 'Kite',
    src: draw(
      '#bfdcf2',
      '<path fill="#c94f6d" d="M50 10 76 36 50 62 32 36z"/><path fill="#e98a9f" d="M50 10v52L32 36z"/><path fill="none" stroke="#44506b" stroke-width="3" d="M50 62q-4 10-14 12T24 88"/>',
    ),
  },
];
