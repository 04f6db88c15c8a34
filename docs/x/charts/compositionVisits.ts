/** Days of a month. */
export const days = Array.from({ length: 20 }, (_, index) => index + 1);

/** Visits on these days. */
export const visits = [
  310, 322, 298, 350, 402, 388, 240, 225, 371, 410, 433, 420, 415, 260, 251, 440,
  462, 458, 471, 490,
];
