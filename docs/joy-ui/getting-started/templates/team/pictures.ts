// Drawn here, so that the page needs no network.
const draw = (wall: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${wall}" d="M0 0h96v96H0z"/>${shapes}</svg>`,
  )}`;

export const logo = draw(
  '#3b3470',
  '<path fill="#f4c95d" d="M48 14l8 26 26 8-26 8-8 26-8-26-26-8 26-8z"/>',
);

const short = 'M28 44q0-26 20-26t20 26v4H28z';
const bun = 'M26 46q0-24 22-24t22 24v10H26zM40 20a9 9 0 1 1 16 0z';
const long = 'M24 46q0-28 24-28t24 28v30H24z';

const portrait = (
  wall: string,
  hair: string,
  hairShape: string,
  face: string,
  coat: string,
) =>
  draw(
    wall,
    `<path fill="${hair}" d="${hairShape}"/><path fill="${coat}" d="M8 96q6-24 40-24t40 24z"/><path fill="${face}" d="M41 60h14v15q-7 7-14 0zM31 46q4-12 17-12t17 12v4a17 18 0 0 1-34 0z"/>`,
  );

export const selma = portrait('#dfe6f5', '#2b1d16', long, '#d9a17c', '#3b3470');
export const kofi = portrait('#f3e2c4', '#1c1512', short, '#7a4a2e', '#2f6b5e');
export const maren = portrait('#dcecdf', '#b0793f', bun, '#f2cdb0', '#a8453c');
export const ravi = portrait('#f0d9d2', '#17161a', short, '#a9714b', '#35558c');
export const elin = portrait('#e6dcef', '#d8b26a', long, '#f3d2b8', '#4a6b3f');
export const hugo = portrait('#d3e3ea', '#5a3a22', short, '#e6b793', '#7b3f61');
export const dalia = portrait('#f6e6cf', '#20160f', bun, '#c28a5e', '#5a4a8a');
export const peter = portrait('#e3e3dc', '#8d8d8d', short, '#eec3a3', '#4b5866');
