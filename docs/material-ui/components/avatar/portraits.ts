// Small drawings instead of photos, so that the demos need no network.
const draw = (background: string, hair: string, skin: string, shirt: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${background}"/><circle cx="40" cy="32" r="19" fill="${hair}"/><ellipse cx="40" cy="84" rx="32" ry="28" fill="${shirt}"/><circle cx="40" cy="38" r="15" fill="${skin}"/></svg>`,
  )}`;

export const mia = draw('#cfe3ea', '#2b2320', '#f0c8a8', '#c2413b');
export const omar = draw('#f1e2c8', '#3a2a1c', '#b57a4f', '#2f5d8a');
export const lena = draw('#d9dff0', '#b8862f', '#f3d2b8', '#3f6b4f');
export const tom = draw('#e6dcea', '#1f1a1a', '#7a4c30', '#6b5aa8');
