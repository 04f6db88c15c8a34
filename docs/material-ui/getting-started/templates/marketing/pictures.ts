// Drawn here, so that the page needs no network.
const draw = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`;

export const drill = draw(
  240,
  160,
  '<rect width="240" height="160" rx="20" fill="#f5a524"/><path fill="#1e3a8a" d="M60 44h96l14 12v24l-14 12h-44l-10 50H66l12-54H60z"/><path fill="#0c1324" d="M170 60h14v16h-14zM184 65h36v6h-36z"/><path fill="#ffdf9e" d="M74 56h56v10H74z"/><circle cx="116" cy="104" r="7" fill="#0c1324"/>',
);

export const ladder = draw(
  240,
  160,
  '<rect width="240" height="160" rx="20" fill="#9cc5a1"/><path fill="#e9f2ea" d="M0 112 60 70l50 36 60-52 70 58v28q0 20-20 20H20q-20 0-20-20z"/><path fill="none" stroke="#7a3b12" stroke-width="8" stroke-linecap="round" d="M86 148 112 18m26 130L152 18M93 114h50M99 84h47M105 54h44"/>',
);

export const wrench = draw(
  240,
  160,
  '<rect width="240" height="160" rx="20" fill="#b0c6ff"/><path fill="#7a3b12" d="M0 126h240v14q0 20-20 20H20q-20 0-20-20z"/><path fill="#5b6b8c" d="M58 34a26 26 0 1 1 22 42l62 50-16 18-56-66a26 26 0 0 1-26-30l18 12 14-10z"/><circle cx="176" cy="104" r="20" fill="none" stroke="#1e3a8a" stroke-width="9" stroke-dasharray="10 5.7"/><circle cx="176" cy="104" r="14" fill="#1e3a8a"/>',
);

/** A shed with an open door, and what hangs inside. */
export const shed = draw(
  480,
  400,
  '<circle cx="400" cy="76" r="44" fill="#f5a524"/><path fill="#8fb996" d="M0 330q120-44 240-20t240-10v100H0z"/><path fill="#7a3b12" d="M90 170h300v170H90z"/><path stroke="#5c2a0b" stroke-width="4" d="M140 170v170m50-170v170m150-170v170"/><path fill="#1e3a8a" d="M60 176 240 66l180 110-14 22-166-100L74 198z"/><path fill="#0c1324" d="M176 190h128v150H176z"/><path fill="#a8622c" d="m304 190 62 22v148l-62-20z"/><path fill="none" stroke="#ffdf9e" stroke-width="6" stroke-linecap="round" d="M200 212v70m0 0-10 22h20zM234 212v50m-12 0h24v18h-24zM272 212q-20 20 0 40t0 40"/><path fill="#f5a524" d="M190 320h56v20h-56z"/><circle cx="350" cy="280" r="5" fill="#ffdf9e"/>',
);
