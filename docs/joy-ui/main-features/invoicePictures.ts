// Drawn here, so that the demo needs no network.
const draw = (paper: string, ink: string, line: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><path fill="${paper}" d="M0 0h200v120H0z"/><path fill="${line}" d="M24 24h72v10H24zm0 28h152v6H24zm0 18h152v6H24z"/><path fill="${ink}" d="M120 92h56v10h-56z"/></svg>`,
  )}`;

export const lightPicture = draw('#f0f4f8', '#0b6bcb', '#9fa6ad');
export const darkPicture = draw('#171a1c', '#97c3f0', '#636b74');
