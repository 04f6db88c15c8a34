// Drawn here, so that the page needs no network. Six kinds of houses in colours of choice.
const draw = (sky: string, ground: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h480v320H0z"/><path fill="${ground}" d="M0 262h480v58H0z"/>${shapes}</svg>`,
  )}`;

const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** One box at each crossing of the columns and rows. */
const grid = (columns: number[], rows: number[], width: number, height: number) =>
  rows.flatMap((y) => columns.map((x) => box(x, y, width, height))).join('');

const GLASS = '#f6efd9';
const ROOF = '#474c55';
const LEAVES = '#5d7f5a';

export const drawTerrace = (sky: string, wall: string, door: string) => {
  const houses = [15, 165, 315];
  return draw(
    sky,
    '#b3ada3',
    path(wall, grid(houses, [128], 150, 134)) +
      path('#ffffff30', box(165, 128, 150, 134)) +
      path(ROOF, houses.map((x) => `M${x - 6} 130l81-66 81 66z`).join('')) +
      path(GLASS, grid([37, 105, 187, 255, 337, 405], [146], 38, 44)) +
      path(GLASS, grid([37, 187, 337], [206], 38, 38)) +
      path(door, grid([107, 257, 407], [202], 34, 60)),
  );
};

export const drawWarehouse = (sky: string, wall: string, trim: string) =>
  draw(
    sky,
    '#4f7d94',
    path(wall, box(70, 70, 340, 192)) +
      path(trim, box(60, 56, 360, 18) + box(70, 150, 340, 6)) +
      path(
        GLASS,
        [96, 170]
          .flatMap((y) =>
            [95, 175, 259, 339].map(
              (x) => `M${x} ${y + 14}a23 18 0 0 1 46 0v34h-46z`,
            ),
          )
          .join(''),
      ) +
      path(trim, 'M214 262v-30a26 22 0 0 1 52 0v30z') +
      path('#ffffff55', box(40, 282, 120, 4) + box(230, 296, 160, 4)),
  );

export const drawTower = (sky: string, wall: string, balcony: string) =>
  draw(
    sky,
    '#a9b0a2',
    path(wall, box(90, 30, 140, 232) + box(230, 96, 170, 166)) +
      path('#00000022', box(230, 96, 170, 166)) +
      path(GLASS, grid([108, 154, 200], [48, 92, 136, 180, 224], 18, 26)) +
      path(GLASS, grid([250, 300, 350], [116, 160, 204], 30, 26)) +
      path(balcony, grid([100], [76, 120, 164, 208], 70, 9)) +
      path(balcony, grid([290, 340], [144, 188, 232], 50, 9)) +
      `<circle cx="440" cy="226" r="34" fill="${LEAVES}"/>${path('#6b5637', box(436, 240, 8, 24))}`,
  );

export const drawVilla = (sky: string, wall: string, shutters: string) =>
  draw(
    sky,
    '#8fab7c',
    path('#a9c294', 'M0 240q120-90 260-50t220-30v110H0z') +
      path(wall, 'M150 140 240 66l90 74v122H150z') +
      path(ROOF, 'm128 148 112-94 112 94-14 14-98-82-98 82z') +
      path(GLASS, grid([176, 266], [156, 206], 38, 34) + box(222, 104, 36, 32)) +
      path(shutters, grid([166, 216, 256, 306], [156, 206], 8, 34)) +
      `<g fill="${LEAVES}"><circle cx="80" cy="200" r="44"/><circle cx="402" cy="208" r="38"/></g>` +
      path('#6b5637', box(75, 222, 10, 42) + box(397, 226, 10, 38)),
  );

export const drawMansard = (sky: string, wall: string, awning: string) =>
  draw(
    sky,
    '#b9b4aa',
    path(wall, box(80, 130, 320, 132)) +
      path(ROOF, 'm84 132 28-74h256l28 74z') +
      path(wall, grid([136, 222, 308], [74], 36, 46)) +
      path(GLASS, grid([142, 228, 314], [82], 24, 32)) +
      path(GLASS, grid([106, 182, 258, 334], [146], 40, 46)) +
      path('#33414b', grid([106, 258], [218], 116, 44)) +
      path(awning, 'M98 204h132l8 22H90zm152 0h132l8 22H242z'),
  );

export const drawCourtyard = (sky: string, wall: string, shutters: string) =>
  draw(
    sky,
    '#cdbf9f',
    path(wall, box(60, 90, 360, 172)) +
      path('#b5654a', 'M48 92l24-30h336l24 30z') +
      path('#7d7460', 'M200 262v-54a40 40 0 0 1 80 0v54z') +
      path('#a9c294', 'M212 262v-52a28 28 0 0 1 56 0v52z') +
      path(GLASS, grid([98, 152, 292, 346], [112, 190], 30, 42)) +
      path(GLASS, box(225, 112, 30, 42)) +
      path(shutters, grid([88, 128, 336, 376], [112, 190], 9, 42)),
  );
