/** Portraits drawn here, so that the demos need no network. */
function draw(ground: string, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${ground}"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const HERON = draw(
  '#cfe3ea',
  '<path d="M34 80c0-26 6-30 4-44l-20 5 22-15c10 4 12 12 10 24-2 12 6 18 10 30z" fill="#4a6472"/><circle cx="39" cy="31" r="2" fill="#fff"/>',
);

export const FOX = draw(
  '#f1e2c8',
  '<path d="M16 14l16 14h16l16-14-4 32-20 22-20-22z" fill="#c05a1c"/><circle cx="32" cy="40" r="3"/><circle cx="48" cy="40" r="3"/><path d="M36 58h8l-4 6z"/>',
);

export const SEAL = draw(
  '#d9dff0',
  '<ellipse cx="40" cy="48" rx="24" ry="26" fill="#68707f"/><circle cx="32" cy="40" r="3"/><circle cx="48" cy="40" r="3"/><ellipse cx="40" cy="50" rx="5" ry="3"/>',
);

export const OWL = draw(
  '#e6dcea',
  '<ellipse cx="40" cy="46" rx="24" ry="28" fill="#6d5140"/><circle cx="31" cy="38" r="9" fill="#fff"/><circle cx="49" cy="38" r="9" fill="#fff"/><circle cx="31" cy="38" r="4"/><circle cx="49" cy="38" r="4"/><path d="M37 46h6l-3 7z" fill="#d99a2b"/>',
);
