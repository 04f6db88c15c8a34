// Drawn here, so that the demos need no network.
const draw = (wall: string, floor: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><path fill="${wall}" d="M0 0h400v300H0z"/><path fill="${floor}" d="M0 220h400v80H0z"/>${shapes}</svg>`,
  )}`;

export const chair = draw(
  '#e8dccb',
  '#cbb8a0',
  '<path fill="#2f5d62" d="M140 90h90v90h-90zM130 175h120v22H130z"/><path stroke="#4a3b2a" stroke-width="8" d="m142 197-12 60m108-60 12 60"/>',
);
export const lamp = draw(
  '#26324a',
  '#1a2336',
  '<path fill="#f4c95d" d="M160 70h80l30 70H130z"/><path stroke="#d9d4c7" stroke-width="8" d="M200 140v100m-40 0h80"/>',
);
export const office = draw(
  '#cfe3ee',
  '#9fb7a5',
  '<path fill="#5b7a99" d="M60 80h120v140H60zM220 40h110v180H220z"/><path fill="#f7f3e3" d="M80 100h30v30H80zm50 0h30v30h-30zm-50 50h30v30H80zm50 0h30v30h-30zM240 60h30v30h-30zm40 0h30v30h-30zm-40 50h30v30h-30zm40 0h30v30h-30z"/>',
);
