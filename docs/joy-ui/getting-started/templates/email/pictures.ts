// Drawn here, so that the page needs no network.
const toUri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const drawFace = (wall: string, hair: string, face: string, coat: string) =>
  toUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${wall}" d="M0 0h96v96H0z"/><path fill="${coat}" d="M12 96q3-24 36-24t36 24z"/><path fill="${face}" d="M41 58h14v18q-7 6-14 0z"/><circle cx="48" cy="44" r="18" fill="${face}"/><path fill="${hair}" d="M28 46a20 22 0 0 1 40 0q-6-12-20-12t-20 12z"/></svg>`,
  );

const drawScene = (shapes: string) =>
  toUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`,
  );

export const nora = drawFace('#d8e2ee', '#6b3f22', '#f0cdb0', '#2f5d62');
export const ravi = drawFace('#efe3cf', '#1f1a17', '#a9714b', '#4b5d8a');
export const clara = drawFace('#dcebdc', '#c58a3a', '#f3d3bb', '#7a3e48');
export const sam = drawFace('#e6dcef', '#191413', '#7a4a2e', '#b0722f');

export const plan = drawScene(
  '<path fill="#f6f8fb" d="M0 0h400v250H0z"/><path fill="none" stroke="#2b4a6b" stroke-width="6" d="M60 40h280v170H60zM200 40v70m0 40v60M60 130h90"/><path fill="#c9d8e8" d="M66 46h128v26H66zM300 46h34v110h-34z"/><path fill="none" stroke="#2b4a6b" stroke-width="2" d="M200 110a40 40 0 0 1-40 40M240 160h50v30h-50z"/>',
);
export const kitchen = drawScene(
  '<path fill="#e9efe6" d="M0 0h400v250H0z"/><path fill="#b58a5c" d="M0 200h400v50H0z"/><path fill="#3f6a5e" d="M30 130h220v70H30z"/><path fill="#d9b98a" d="M24 120h232v12H24z"/><path fill="#f7fbff" d="M70 30h120v64H70z"/><path stroke="#9fb6c4" stroke-width="4" d="M130 30v64M70 62h120"/><path fill="#2f4f46" d="M290 70h80v130h-80z"/>',
);
export const stairs = drawScene(
  '<path fill="#f1e8dc" d="M0 0h400v250H0z"/><path fill="#8a5f3b" d="M60 220h60v-30h60v-30h60v-30h60v-30h60v150H60z"/><path fill="none" stroke="#3c2c20" stroke-width="6" d="m70 150 260-130"/><path stroke="#3c2c20" stroke-width="3" d="M90 140v70m60-100v75m60-105v75m60-105v75"/>',
);
