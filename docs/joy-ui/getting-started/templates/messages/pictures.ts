// Drawn here, so that the page needs no network.
const toUri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const drawFace = (wall: string, hair: string, face: string, coat: string) =>
  toUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${wall}" d="M0 0h96v96H0z"/><path fill="${hair}" d="M26 46a22 24 0 0 1 44 0v14H26z"/><path fill="${coat}" d="M8 96q6-22 40-22t40 22z"/><path fill="${face}" d="M42 60h12v16q-6 5-12 0z"/><ellipse cx="48" cy="48" rx="16" ry="19" fill="${face}"/><path fill="${hair}" d="M31 44q6-12 34 0-2-18-17-18T31 44z"/></svg>`,
  );

export const dana = drawFace('#dfe7f3', '#402a1c', '#e9bf9c', '#35506e');
export const priya = drawFace('#f3e2d8', '#191516', '#b97f55', '#7b3f61');
export const tom = drawFace('#dcebe2', '#a5682a', '#f2cfb3', '#3c6b4d');
export const ines = drawFace('#e8e0f0', '#5a3220', '#d9a57e', '#94622c');
export const oskar = drawFace('#e3e3da', '#8b8f94', '#f0d2bd', '#2f4858');

export const chairSketch = toUri(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice"><path fill="#f4efe6" d="M0 0h400v250H0z"/><path fill="#e2d6c3" d="M0 210h400v40H0z"/><path fill="none" stroke="#6a4b2f" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M150 40v170m100-84v84M150 126h100m-100 42h100M190 210l10-84"/><path fill="#c98a4b" d="M142 112h120v20H142zM142 40h18v60h-18z"/><path stroke="#6a4b2f" stroke-width="2" stroke-dasharray="6 5" d="M290 112v98m-10-98h20m-20 98h20"/></svg>',
);
export const van = toUri(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice"><path fill="#cfe0ea" d="M0 0h400v250H0z"/><path fill="#8f999c" d="M0 196h400v54H0z"/><path fill="#2f6f62" d="M60 70h180v116H60z"/><path fill="#f3f0e7" d="M240 100h60l40 46v40H240z"/><path fill="#3a5566" d="M254 112h40l26 32h-66z"/><circle cx="114" cy="190" r="24" fill="#22292d"/><circle cx="286" cy="190" r="24" fill="#22292d"/><path stroke="#f3f0e7" stroke-width="8" stroke-linecap="round" d="M92 112h110m-110 26h70"/></svg>',
);
