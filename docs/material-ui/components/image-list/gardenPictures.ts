export interface GardenPicture {
  title: string;
  by: string;
  src: string;
  /** Height by width. */
  ratio: number;
}

// Small drawings in place of photos, so that the demos need no network.
function draw(ground: string, leaf: string, bloom: string, ratio: number) {
  const height = Math.round(200 * ratio);
  const middle = Math.round(height * 0.42);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 ${height}" width="200" height="${height}"><rect width="200" height="${height}" fill="${ground}"/><path d="M98 ${height}C98 ${height * 0.8} 104 ${height * 0.6} 100 ${middle}" stroke="${leaf}" stroke-width="7" fill="none"/><path d="M100 ${height * 0.8}q38-34 62-20-16 34-62 20z" fill="${leaf}"/><path d="M99 ${height * 0.9}q-40-30-62-14 18 32 62 14z" fill="${leaf}"/><g fill="${bloom}">${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="100" cy="${middle - 26}" rx="15" ry="26" transform="rotate(${turn} 100 ${middle})"/>`).join('')}</g><circle cx="100" cy="${middle}" r="13" fill="#f4d35e"/></svg>`,
  )}`;
}

const KINDS: [string, string, string, string, string, number][] = [
  ['Anemone', 'Ruth', '#dfe8d8', '#4f7a4a', '#a23b72', 1],
  ['Cosmos', 'Imre', '#23395b', '#8fb996', '#f7d9e3', 1.4],
  ['Daisy', 'Ruth', '#b8d8e3', '#3d6b47', '#ffffff', 0.8],
  ['Aster', 'Noor', '#f3e6d0', '#5a7d4f', '#5b5ea6', 1.2],
  ['Cornflower', 'Imre', '#e9d8a6', '#52734d', '#1d4e89', 1],
  ['Zinnia', 'Noor', '#2f3e36', '#7ea172', '#e4572e', 1.3],
];

export const GARDEN: GardenPicture[] = KINDS.map(
  ([title, by, ground, leaf, bloom, ratio]) => ({
    title,
    by,
    ratio,
    src: draw(ground, leaf, bloom, ratio),
  }),
);
