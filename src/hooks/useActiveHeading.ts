import { useEffect, useState } from 'react';

/** A heading is being read once it is above this share of the window's height. */
const READING_LINE = 1 / 4;

/**
 * Follows the reading position: the id of the last heading above the reading line, or
 * `undefined` at the top of the page.
 *
 * @param ids ids of the headings, in their order
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
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
  }, [key]);

  return active;
}

/** In a low window, a heading that an anchor leads to stands below that share. */
function measureReadingLine(): number {
  const padding = parseFloat(
    getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  return Math.max(window.innerHeight * READING_LINE, (padding || 0) + 1);
}

/** Measures no heading behind the first that is below the line. */
function findActiveHeading(ids: readonly string[]): string | undefined {
  const line = measureReadingLine();
  const atEnd =
    window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && window.scrollY > 0) {
    return ids.at(-1);
  }
  let active: string | undefined;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) continue;
    if (top > line) break;
    active = id;
  }
  return active;
}
