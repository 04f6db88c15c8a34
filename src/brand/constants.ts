/** Constants of the brand. */

/** One step of the spacing scale, in pixels. */
export const SPACING = 8;

/** Corner radius of cards and demo frames, in pixels. */
export const RADIUS = 12;

/** Main shade of the primary colour. */
export const PRIMARY_MAIN = '#007FFF';

/** Tooltip timing, in milliseconds, and its widest extent, in pixels. */
export const TOOLTIP = {
  enterDelay: 100,
  leaveDelay: 0,
  enterTouchDelay: 700,
  leaveTouchDelay: 1500,
  maxWidth: 300,
} as const;

/** Ripple timing, in milliseconds. */
export const RIPPLE = { duration: 550, touchDelay: 80 } as const;
