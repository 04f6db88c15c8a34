// Small drawings instead of photos, so that the demos need no network.
const draw = (sky: string, far: string, near: string, sun: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice"><rect width="320" height="180" fill="${sky}"/><circle cx="232" cy="62" r="26" fill="${sun}"/><path d="M0 128 62 74l44 38 58-66 70 74 40-30 46 40v60H0z" fill="${far}"/><path d="M0 150q80-34 160 0t160-6v36H0z" fill="${near}"/></svg>`,
  )}`;

export const mountains = draw('#f6d9b8', '#7d8fb3', '#3f5273', '#fff3d6');
export const lake = draw('#bfe0f2', '#7fa68c', '#47705a', '#fffbe6');
export const sunset = draw('#4a3f6b', '#2f2a4f', '#1d1a35', '#f2a65a');
