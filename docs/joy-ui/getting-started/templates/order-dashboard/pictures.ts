// Drawn here, so that the page needs no network.
const draw = (wall: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${wall}" d="M0 0h64v64H0z"/>${shapes}</svg>`,
  )}`;

export const logo = draw(
  '#1f5c3f',
  '<path fill="#d7edc4" d="M30 54V30C19 29 14 22 14 12c12 0 18 6 18 14 0-8 6-12 18-12 0 10-6 16-16 17v23z"/>',
);
export const fern = draw(
  '#dcebd9',
  '<path fill="none" stroke="#2f7a4b" stroke-width="4" d="M32 44V14M32 22l-12-8m12 8 12-8M32 32l-14-8m14 8 14-8"/><path fill="#b5623c" d="M20 42h24l-4 16H24z"/>',
);
export const pot = draw(
  '#f1e3d6',
  '<path fill="#b5623c" d="M14 18h36v10H14z"/><path fill="#9c4f2d" d="M18 28h28l-5 26H23z"/>',
);
export const trowel = draw(
  '#e2e8ee',
  '<path fill="#7d8b99" d="M24 6h16v16q0 10-8 16-8-6-8-16z"/><path fill="#4b5866" d="M30 34h4v8h-4z"/><path fill="#a5713f" d="M28 42h8v16h-8z"/>',
);
export const seeds = draw(
  '#fbefcf',
  '<path fill="#e2a93b" d="M16 8h32v48H16z"/><path fill="#fff6df" d="M21 22h22v22H21z"/><path fill="#d1603d" d="M32 26q8 4 8 10l-8 5-8-5q0-6 8-10z"/>',
);
export const can = draw(
  '#d8e7f0',
  '<path fill="#39769b" d="M16 26h26v28H16z"/><path fill="none" stroke="#39769b" stroke-width="5" d="M40 48 56 26M20 26q0-14 10-14t10 14"/>',
);
export const gloves = draw(
  '#ece2f0',
  '<path fill="#7a5a94" d="M20 54V26q0-4 4-4V12q0-4 4-4t4 4v-2q0-4 4-4t4 4v16l4-4q4-3 6 1L42 42v12z"/><path fill="#55406a" d="M20 46h22v10H20z"/>',
);
export const lantern = draw(
  '#2b3447',
  '<path fill="#8593ac" d="M18 18h28v4H18zM20 50h24v5H20z"/><path fill="#f6cf70" d="M22 22h20v28H22z"/><path fill="none" stroke="#8593ac" stroke-width="3" d="M25 18q0-10 7-10t7 10M22 22v28m20-28v28"/>',
);
export const bulbs = draw(
  '#f6dfe4',
  '<path fill="#c94f6d" d="M22 10q5 0 10 6 5-6 10-6 0 20-10 20T22 10z"/><path fill="none" stroke="#3c7a46" stroke-width="4" d="M32 30v14"/><path fill="#c9a26b" d="M20 48q0-8 12-10 12 2 12 10 0 10-12 10T20 48z"/>',
);
