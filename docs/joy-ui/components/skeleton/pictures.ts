// Drawn here, so that the demos need no network.
export const harbour = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice"><path fill="#bcd9e8" d="M0 0h400v225H0z"/><path fill="#3f6f8c" d="M0 150h400v75H0z"/><path fill="#f2efe6" d="M150 140h110l-18 26h-74z"/><path fill="#d1495b" d="M200 50v86h-44zM208 62v74h38z"/></svg>',
)}`;
