export interface Stamp {
  title: string;
  src: string;
  width: number;
  height: number;
}

// Small drawings in place of photos, so that the demo needs no network.
function draw(paper: string, ink: string, width: number, height: number) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/><rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="${width / 2}" cy="${height * 0.45}" r="${Math.min(width, height) * 0.2}" fill="${ink}"/><path d="M24 ${height - 30}q${width / 4}-34 ${width / 2 - 24} 0t${width / 2 - 24} 0" fill="none" stroke="${ink}" stroke-width="6"/></svg>`,
  )}`;
}

const SERIES: [string, string, string, number, number][] = [
  ['Moon over the bay', '#f3e6d0', '#23395b', 200, 260],
  ['Red buoy', '#dbe9ee', '#a4243b', 200, 140],
  ['Low sun', '#3d2c2e', '#f4b942', 200, 200],
  ['Green lantern', '#e8efe3', '#386641', 200, 300],
  ['Pearl', '#40546b', '#f5f1e8', 200, 150],
  ['Mine lamp', '#2b2d42', '#e9c46a', 200, 230],
];

export const STAMPS: Stamp[] = SERIES.map(([title, paper, ink, width, height]) => ({
  title,
  src: draw(paper, ink, width, height),
  width,
  height,
}));
