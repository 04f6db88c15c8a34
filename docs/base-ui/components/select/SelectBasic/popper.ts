/** Keeps the list inside the styles of its container, above what follows it. */
export const popper = {
  disablePortal: true,
  popperOptions: { strategy: 'fixed' },
  style: { zIndex: 1 },
} as const;
