export interface Photo {
  title: string;
  author: string;
  src: string;
  width: number;
  height: number;
}

// Small drawings instead of photos, so that the demos need no network.
const draw = (sky: string, far: string, near: string, sun: string, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${height}" viewBox="0 0 240 ${height}"><rect width="240" height="${height}" fill="${sky}"/><circle cx="172" cy="${height * 0.3}" r="22" fill="${sun}"/><path d="M0 ${height * 0.68} 56 ${height * 0.42}l44 ${height * 0.2} 50-${height * 0.26} 90 ${height * 0.36}v${height}H0z" fill="${far}"/><path d="M0 ${height * 0.8}q60-30 120 0t120-6v${height}H0z" fill="${near}"/></svg>`,
  )}`;

const list: [string, string, string, string, string, string, number][] = [
  ['Mountains', 'Mia Chen', '#f6d9b8', '#7d8fb3', '#3f5273', '#fff3d6', 240],
  ['Lake', 'Omar Haddad', '#bfe0f2', '#7fa68c', '#47705a', '#fffbe6', 340],
  ['Sunset', 'Mia Chen', '#4a3f6b', '#2f2a4f', '#1d1a35', '#f2a65a', 190],
  ['Desert', 'Lena Novak', '#f9e3c0', '#d9a066', '#b5713a', '#fff8e0', 290],
  ['Forest', 'Omar Haddad', '#d5e8d4', '#5f8f6b', '#2e5a41', '#fdf6d8', 240],
  ['Winter', 'Lena Novak', '#cfd9e6', '#f4f7fb', '#e3eaf2', '#fff1cf', 310],
];

export const photos: Photo[] = list.map(
  ([title, author, sky, far, near, sun, height]) => ({
    title,
    author,
    width: 240,
    height,
    src: draw(sky, far, near, sun, height),
  }),
);
