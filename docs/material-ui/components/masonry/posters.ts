// Small drawings instead of photos, so that the demo needs no network.
const draw = (paper: string, ink: string, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}" viewBox="0 0 200 ${height}"><rect width="200" height="${height}" fill="${paper}"/><rect x="12" y="12" width="176" height="${height - 24}" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="100" cy="${height * 0.42}" r="34" fill="${ink}"/><path d="M24 ${height - 30}q38-30 76 0t76 0" fill="none" stroke="${ink}" stroke-width="6"/></svg>`,
  )}`;

export const posters = [
  { title: 'Moon poster', src: draw('#f3e6d0', '#23395b', 260), height: 260 },
  { title: 'Sea poster', src: draw('#dbe9ee', '#a4243b', 140), height: 140 },
  { title: 'Sun poster', src: draw('#3d2c2e', '#f4b942', 200), height: 200 },
  { title: 'Forest poster', src: draw('#e8efe3', '#386641', 300), height: 300 },
  { title: 'Pearl poster', src: draw('#40546b', '#f5f1e8', 150), height: 150 },
  { title: 'Lamp poster', src: draw('#2b2d42', '#e9c46a', 230), height: 230 },
];
