// Drawn here, so that the page needs no network.
const draw = (box: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMax slice">${shapes}</svg>`,
  )}`;

const wheel = (x: number, color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="5"><circle cx="${x}" cy="330" r="38"/><path stroke-width="1.5" d="M${x - 38} 330h76M${x} 292v76m-27-65 54 54m0-54-54 54"/></g>`;

const bicycle = (wheels: string, frame: string) =>
  `${wheel(640, wheels)}${wheel(762, wheels)}<g fill="none" stroke="${frame}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"><path d="M640 330 674 268h64l-36 62h-62M702 330l-32-76m92 76-28-84h18"/></g><path stroke="${wheels}" stroke-width="8" stroke-linecap="round" d="M656 252h28"/>`;

const houses = [
  [0, 150, 130],
  [140, 90, 110],
  [260, 180, 140],
  [410, 120, 120],
  [830, 140, 130],
  [970, 70, 120],
  [1100, 160, 150],
  [1260, 110, 140],
] as const;

interface Street {
  wall: string;
  window: string;
  road: string;
  wheels: string;
  frame: string;
  light: string;
}

const drawStreet = ({ wall, window, road, wheels, frame, light }: Street) =>
  draw(
    '0 0 1400 420',
    `<circle cx="330" cy="62" r="46" fill="${light}"/>${houses
      .map(
        ([x, y, width]) =>
          `<path fill="${wall}" d="M${x} ${y}l${width / 2}-44 ${width / 2} 44v${370 - y}H${x}z"/><path fill="${window}" d="M${x + 20} ${y + 30}h26v34h-26zm${width - 66} 0h26v34h-26zm0 74h26v34h-26zm${66 - width} 0h26v34h-26z"/>`,
      )
      .join(
        '',
      )}<path fill="${road}" d="M0 368h1400v52H0z"/>${bicycle(wheels, frame)}`,
  );

/** The street below the form, by day and in the evening. */
export const streets = {
  light: drawStreet({
    wall: '#bccbfb',
    window: '#eef2ff',
    road: '#8d9ee0',
    wheels: '#2b2a52',
    frame: '#b4232a',
    light: '#ffdf8a',
  }),
  dark: drawStreet({
    wall: '#20244f',
    window: '#f4c96b',
    road: '#0a0b1e',
    wheels: '#8b91d6',
    frame: '#ff9d8a',
    light: '#e8eaf8',
  }),
};
