// Drawn here, so that the demos need no network.
export const mira = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#d5e4dc" d="M0 0h96v96H0z"/><path fill="#2c211d" d="M24 42a24 26 0 0 1 48 0v20H24z"/><path fill="#3d5a80" d="M10 96q4-26 38-26t38 26z"/><path fill="#b98058" d="M32 42q16-4 32-8v12a16 19 0 0 1-32 0zM42 58h12v16q-6 6-12 0z"/></svg>',
)}`;
