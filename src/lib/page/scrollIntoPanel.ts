/** Distance in pixels from the edges of the panel within which a link is not in view. */
const MARGIN = 120;

/**
 * Scrolls the panel of a link alone; `scrollIntoView` would move the page as well.
 *
 * @param panel that of the sidebar unless another is given
 */
export function scrollIntoPanel(
  link: Element | null | undefined,
  panel = link?.closest('#site-navigation'),
): void {
  if (!link || !panel) {
    return;
  }
  const { top, bottom } = link.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  if (top < frame.top + MARGIN || bottom > frame.bottom - MARGIN) {
    panel.scrollTop += top - frame.top - frame.height / 3;
  }
}
