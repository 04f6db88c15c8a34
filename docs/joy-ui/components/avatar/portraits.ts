// Drawn here, so that the demos need no network.
const draw = (wall: string, hair: string, face: string, coat: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${wall}" d="M0 0h96v96H0z"/><path fill="${hair}" d="M24 42a24 26 0 0 1 48 0v20H24z"/><path fill="${coat}" d="M10 96q4-26 38-26t38 26z"/><path fill="${face}" d="M32 42q16-4 32-8v12a16 19 0 0 1-32 0zM42 58h12v16q-6 6-12 0z"/></svg>`,
  )}`;

export const mira = draw('#d5e4dc', '#2c211d', '#b98058', '#3d5a80');
export const jonas = draw('#e9dfc9', '#8a5a2b', '#efc9a9', '#4a6b3f');
export const lena = draw('#dcdcee', '#17161a', '#f1cfae', '#a8453c');
export const omar = draw('#f0d9d2', '#3a2616', '#8d5a38', '#5d4b7c');
