// Drawn here, so that the page needs no network.
const draw = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`,
  )}`;

/** A coffee bean as a rising sun. */
export const logo = draw(
  '<rect width="64" height="64" rx="16" fill="#7a3b12"/><path fill="#f9dfc4" d="M8 44h48v4H8z"/><path fill="#f2b98a" d="M16 44a16 16 0 0 1 32 0z"/><path fill="none" stroke="#7a3b12" stroke-width="3" d="M30 28q-6 8 2 16"/><path stroke="#f9dfc4" stroke-width="4" stroke-linecap="round" d="M32 14v7M14 22l5 5m31-5-5 5"/>',
);
