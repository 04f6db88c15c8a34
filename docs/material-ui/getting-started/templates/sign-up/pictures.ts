// Drawn here, so that the page needs no network.
const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`,
  )}`;

export const lantern = draw(
  '<circle cx="32" cy="32" r="32" fill="#f6f3e7"/><path fill="none" stroke="#14532d" stroke-width="3" d="M24 16q8-10 16 0"/><path fill="#14532d" d="M20 17h24v5H20zM18 48h28v5H18z"/><path fill="#f1c553" d="M22 22h20v26H22z"/><path fill="#a16207" d="M32 27q8 8 4 14-4 5-8 0-4-6 4-14z"/><path stroke="#14532d" stroke-width="2.5" d="M22 22v26m20-26v26"/>',
);
