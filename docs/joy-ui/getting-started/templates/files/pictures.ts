// Drawn here, so that the page needs no network.
const draw = (wall: string, floor: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><path fill="${wall}" d="M0 0h400v300H0z"/><path fill="${floor}" d="M0 236h400v64H0z"/>${shapes}</svg>`,
  )}`;

const wheel = (x: number, size: number) =>
  `<circle cx="${x}" cy="${240 - size}" r="${size}" fill="none" stroke="#22303a" stroke-width="7"/><circle cx="${x}" cy="${240 - size}" r="5" fill="#22303a"/>`;

export const cityBike = draw(
  '#e4eef0',
  '#c3d0cd',
  `${wheel(120, 52)}${wheel(290, 52)}<path fill="none" stroke="#b5483a" stroke-width="9" stroke-linejoin="round" d="m120 188 44-72h92l34 72m-126-72 40 72 52-72m-52 72h-84"/><path stroke="#22303a" stroke-width="8" stroke-linecap="round" d="M150 100h34m66-8h30m-26 0 8 24"/>`,
);
export const cargoBike = draw(
  '#f0e8d8',
  '#d2c3a5',
  `${wheel(90, 48)}${wheel(330, 34)}<path fill="#3d6f63" d="M200 130h110l-16 66h-80z"/><path fill="none" stroke="#22303a" stroke-width="9" stroke-linejoin="round" d="m90 192 50-72h40l20 76m-110-4h124m86 14-20-20"/><path stroke="#22303a" stroke-width="8" stroke-linecap="round" d="M124 106h34m16-6h30"/>`,
);
export const helmet = draw(
  '#e7e3f1',
  '#cbc4de',
  '<path fill="#5a4fa0" d="M90 210q0-120 110-120t120 110q0 10-10 10z"/><path stroke="#e7e3f1" stroke-width="12" stroke-linecap="round" d="m150 170 20-40m30 40 8-48m44 52-4-40"/><path fill="none" stroke="#2e2a4a" stroke-width="7" d="M130 212q30 50 90 0"/>',
);
export const shopFront = draw(
  '#cfe0ec',
  '#b9b3aa',
  '<path fill="#8c5a41" d="M60 60h280v180H60z"/><path fill="#274d5a" d="M50 90h300v34H50z"/><path fill="#f6efdf" d="M84 140h110v80H84z"/><path fill="#3a2a20" d="M236 140h70v100h-70z"/><path stroke="#f6efdf" stroke-width="8" stroke-linecap="round" d="M110 107h180"/><circle cx="292" cy="192" r="5" fill="#f6efdf"/>',
);
export const toolWall = draw(
  '#dfe5dc',
  '#a58f74',
  '<path fill="#b89a74" d="M60 40h280v150H60z"/><path stroke="#37454c" stroke-width="12" stroke-linecap="round" d="M110 80v80m60-80v80m60-80v80m60-80v80"/><path fill="#c0473a" d="M100 120h20v44h-20zm120 0h20v44h-20z"/><path fill="#37454c" d="M150 66h40v22h-40zm120 0h40v22h-40z"/>',
);
