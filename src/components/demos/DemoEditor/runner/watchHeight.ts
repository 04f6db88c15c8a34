/** Room that a dialog or a menu needs, in pixels. */
const LAYER_HEIGHT = 360;

/** Whether something lies over the whole frame: a dialog, or the backdrop of a menu. */
function hasLayer(container: HTMLElement): boolean {
  return [...document.body.children].some(
    (element) =>
      element !== container && getComputedStyle(element).position === 'fixed',
  );
}

/**
 * Reports how high the frame should be: as high as the demo with its margins, and higher while
 * a layer is open, which knows no other window than the frame.
 *
 * @param report called with pixels, now and whenever they change
 * @returns a function that reports it once more
 */
export function watchHeight(
  container: HTMLElement,
  report: (height: number) => void,
): () => void {
  let last = -1;
  const measure = () => {
    const { height } = container.getBoundingClientRect();
    const next = Math.ceil(
      hasLayer(container) ? Math.max(height, LAYER_HEIGHT) : height,
    );
    if (next !== last) {
      last = next;
      report(next);
    }
  };
  new ResizeObserver(measure).observe(container);
  new MutationObserver(measure).observe(document.body, { childList: true });
  return () => {
    last = -1;
    measure();
  };
}
