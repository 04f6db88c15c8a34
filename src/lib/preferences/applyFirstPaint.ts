import type { FirstPaint } from './firstPaint';

/** The two elements that carry the reader's preferences. */
export interface FirstPaintTarget {
  documentElement: HTMLElement;
  body: HTMLElement;
}

/** Custom properties that belong to the reader's preferences. */
const PREFERENCE_VARIABLE =
  /^--(portal-spacing$|portal-(primary|secondary)|mui-palette-(primary|secondary)-)/;

/**
 * Writes a computed first paint to the document. Used by the inline script before the
 * first frame and again whenever a preference changes.
 */
export function applyFirstPaint(
  { html, body, styles }: FirstPaint,
  target: FirstPaintTarget,
): void {
  const root = target.documentElement;
  for (const [name, value] of Object.entries(html)) {
    if (value === null) {
      root.removeAttribute(name);
    } else if (root.getAttribute(name) !== value) {
      root.setAttribute(name, value);
    }
  }
  for (const name of Array.from(root.style)) {
    if (PREFERENCE_VARIABLE.test(name) && !Object.hasOwn(styles, name)) {
      root.style.removeProperty(name);
    }
  }
  for (const [name, value] of Object.entries(styles)) {
    root.style.setProperty(name, value);
  }
  target.body.classList.remove('light', 'dark');
  target.body.classList.add(body.class);
  target.body.dir = body.dir;
}
