/**
 * Message of the Pro and Premium packages of MUI X, once each, where no licence key is set: a
 * portal without a key may have it in its console.
 */
export const LICENSE_MESSAGE = /^\*+\s+MUI: Missing license key\.\s/;

/** Text of the element that they lay over their components then; its contrast is theirs. */
export const WATERMARK = 'MUI X Missing license key';

/**
 * Finds the watermarks of a document.
 *
 * It runs in pages as well, so it uses nothing from outside.
 */
export function findWatermarks(
  text: string,
  root: ParentNode = document,
): Element[] {
  return [...root.querySelectorAll('div')].filter(
    ({ style, textContent, childElementCount }) =>
      childElementCount === 0 &&
      textContent === text &&
      style.position === 'absolute' &&
      style.pointerEvents === 'none',
  );
}
