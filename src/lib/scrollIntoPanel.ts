/** Distance in pixels from the edges of the panel within which a link is not in view. */
const MARGIN = 120;

/** Scrolls the panel of the sidebar alone; `scrollIntoView` would move the page as well. */
export function scrollIntoPanel(link: Element | null | undefined): void {
  const panel = link?.closest<HTMLElement>('#site-navigation');
  if (!link || !panel) {
    return;
  }
  const { top, bottom } = link.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  if (top < frame.top + MARGIN || bottom > frame.bottom - MARGIN) {
    panel.scrollTop += top - frame.top - frame.height / 3;
  }
}
