// Drawn here, so that the demos need no network.
const draw = (sky: string, land: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360" preserveAspectRatio="none"><path fill="${sky}" d="M0 0h480v360H0z"/>${shapes}<path fill="${land}" d="M0 270q120-40 240-10t240-20v120H0z"/></svg>`,
  )}`;

export const mountains = draw(
  '#cfe0ec',
  '#5f7f5a',
  '<path fill="#6c7f93" d="m20 280 130-190 120 190z"/><path fill="#50647a" d="m190 280 120-150 140 150z"/><path fill="#f5f7fa" d="m150 90 30 48-28-8-24 10z"/>',
);
export const harbour = draw(
  '#f3dcc0',
  '#3f6e8c',
  '<circle cx="360" cy="110" r="46" fill="#e8935a"/><path fill="#7a3e2f" d="M120 230h170l-26 44H146z"/><path fill="#f8f4ea" d="m205 70 70 140h-70zm-10 30v110h-54z"/>',
);
export const forest = draw(
  '#dfe9d3',
  '#6b5637',
  '<path fill="#3f6b45" d="m80 110 56 170H24zm130-40 66 210H144zm140 50 60 160H290z"/>',
);
