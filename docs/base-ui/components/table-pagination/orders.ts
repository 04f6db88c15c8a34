/** Invented orders, the newest first. */
export const orders = Array.from({ length: 23 }, (_, index) => ({
  id: 1060 - index,
  total: 18 + ((index * 37) % 90),
}));
