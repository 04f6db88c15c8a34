import { useEffect, useState, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { findTarget } from '../../../lib/address/findTarget';
import { whenIdle } from '../../../lib/page/whenIdle';

/** Longest time that a step waits for the browser to be idle, in milliseconds. */
const PATIENCE = 100;

/**
 * The part of a long page below the first viewport. After a link to the page's top, it is
 * rendered when that has been painted, step by step; in all other cases at once: in static
 * HTML, which is taken over as it is, for an address that names a part, and on the way back,
 * where the browser restores the scroll position.
 */
export function NextStep({ children }: { children: ReactNode }) {
  const { action, location } = useHistory();
  const [isAtOnce] = useState(action !== 'PUSH' || location.hash !== '');
  const [isDue, setDue] = useState(isAtOnce);

  useEffect(
    () => (isAtOnce ? undefined : whenIdle(() => setDue(true), PATIENCE, PATIENCE)),
    [isAtOnce],
  );

  useEffect(() => {
    // A link of the contents may have been pressed before its part was there.
    if (isDue && !isAtOnce) findTarget(window.location.hash)?.scrollIntoView();
  }, [isDue, isAtOnce]);

  // Content after the page stays below the viewport until the page is in its place.
  return isDue ? children : <div data-next-step style={{ minHeight: '100vh' }} />;
}
