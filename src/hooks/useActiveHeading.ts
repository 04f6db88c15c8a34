import { useEffect, useState, type RefObject } from 'react';

/** A heading is being read once it is above this share of the window's height. */
const READING_LINE = 1 / 4;

/**
 * Follows the reading position: the id of the last heading above the reading line, or
 * `undefined` at the top of the page.
 *
 * @param ids ids of the headings, in their order
 * @param list what shows the position; nothing is measured while it is not drawn
 */
export function useActiveHeading(
  ids: readonly string[],
  list?: RefObject<Element>,
): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (list?.current && getComputedStyle(list.current).display === 'none') return;
      setActive(findActiveHeading(key ? key.split(' ') : []));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key, list]);

  return active;
}

const toPixels = (length: string) => parseFloat(length) || 0;

/** Whether a heading is where its anchor leads to: in a low window, that is below the line. */
function isAtAnchor(heading: Element, top: number): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(heading);
  return top <= toPixels(scrollPaddingTop) + toPixels(scrollMarginTop) + 1;
}

/** Measures no heading behind the first that is below the line. */
function findActiveHeading(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * READING_LINE;
  const atEnd =
    window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && window.scrollY > 0) {
    return ids.at(-1);
  }
  let active: string | undefined;
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (!heading) continue;
    const { top } = heading.getBoundingClientRect();
    if (top > line && !isAtAnchor(heading, top)) break;
    active = id;
  }
  return active;
}
