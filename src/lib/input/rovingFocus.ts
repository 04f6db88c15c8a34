/** The key that was pressed in a row of controls with one tab stop. */
export interface RovingKey {
  /** `key` of the keyboard event. */
  key: string;
  /** Whether the row runs from right to left. */
  rightToLeft: boolean;
  /** Index of the control with the focus. */
  current: number;
  /** Number of controls. */
  count: number;
}

/**
 * Moves from control to control of a row by key. Left and right are visual, so they swap in
 * right-to-left text; the row is a ring.
 *
 * @returns undefined for a key that moves nothing
 * @example
 * getRovingIndex({ key: 'ArrowRight', rightToLeft: true, current: 0, count: 3 }) // → 2
 */
export function getRovingIndex({
  key,
  rightToLeft,
  current,
  count,
}: RovingKey): number | undefined {
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (current + forward + count) % count;
    case 'ArrowLeft':
      return (current - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
