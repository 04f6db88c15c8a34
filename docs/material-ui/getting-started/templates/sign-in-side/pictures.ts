// Drawn here, so that the page needs no network.
const draw = (sky: string, sea: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h800v1000H0z"/><path fill="${sea}" d="M0 640q100-30 200 0t200 0 200 0 200 0v360H0z"/>${shapes}<path fill="${sea}" opacity=".8" d="M0 800q100-40 200 0t200 0 200 0 200 0v200H0z"/></svg>`,
  )}`;

export const lighthouse = draw(
  '#16324f',
  '#0d2238',
  '<path fill="#f0c27a" opacity=".35" d="M430 262 800 120v260zM370 262 0 150v210z"/><path fill="#f3ede1" d="M340 320h120l44 480H296z"/><path fill="#b23a2e" d="m331 420 138 0 9 100H322zm-18 200h174l9 100H304z"/><path fill="#24435f" d="M336 300h128v22H336z"/><path fill="#ffe3a3" d="M352 222h96v78h-96z"/><path fill="#24435f" d="m336 222 64-66 64 66zM396 222h8v78h-8z"/>',
);

export const buoy = draw(
  '#c9dfe3',
  '#2f7480',
  '<circle cx="620" cy="220" r="70" fill="#fff3d6"/><path fill="#b23a2e" d="M260 640h280l-40 170H300z"/><path fill="none" stroke="#3a2a20" stroke-width="16" d="m310 640 60-260h60l60 260M334 540h132"/><path fill="#8a5200" d="M356 420q44-60 88 0l14 70H342z"/><circle cx="400" cy="500" r="16" fill="#3a2a20"/><path fill="#f3ede1" d="M274 690h252l-8 34H282z"/>',
);

export const shell = draw(
  '#f2ddc2',
  '#d9b98f',
  '<g fill="#fff6ea" stroke="#a8703d" stroke-width="8"><path d="M400 760q-170-60-190-250 60-120 190-140 130 20 190 140-20 190-190 250z"/><path fill="none" d="M400 760V372M400 760q-90-150-110-330M400 760q90-150 110-330M400 760Q260 640 226 470M400 760q140-120 174-290"/></g><circle cx="180" cy="790" r="34" fill="#8fb7b1"/><circle cx="640" cy="760" r="24" fill="#b23a2e"/>',
);
