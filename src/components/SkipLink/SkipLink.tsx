import { useEffect, useRef, type MouseEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useTranslate } from '../../hooks/useTranslate';
import { findTarget } from '../../lib/findTarget';
import styles from './SkipLink.module.css';

/** Has the next press of Tab go on from an element, be it a stop itself or not. */
function startFrom(element: HTMLElement | null, options?: FocusOptions): void {
  const isFocusable = element?.hasAttribute('tabindex');
  if (!isFocusable) element?.setAttribute('tabindex', '-1');
  element?.focus(options);
  if (!isFocusable) element?.removeAttribute('tabindex');
}

function handleClick(event: MouseEvent) {
  event.preventDefault();
  startFrom(
    document.querySelector('main') ??
      document.getElementById(SkipToContentFallbackId),
  );
}

/**
 * The first stop of the keyboard. On a new page the keyboard starts from it again, or from the
 * part that the address asks for.
 */
export function SkipLink() {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const t = useTranslate();
  const label = t('skipLink', 'Skip to main content');

  useEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (action === 'PUSH' && hash) {
      // The router scrolls there.
      startFrom(findTarget(hash), { preventScroll: true });
    } else if (action === 'PUSH' && isNewPage) {
      startFrom(region.current);
    }
    // A link that is followed again has the same hash and another key.
  }, [pathname, hash, key, action]);

  return (
    <div ref={region} role="region" aria-label={label}>
      <a
        className={styles.link}
        href={`#${SkipToContentFallbackId}`}
        onClick={handleClick}
      >
        {label}
      </a>
    </div>
  );
}
