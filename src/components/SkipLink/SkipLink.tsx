import { useEffect, useRef, type MouseEvent } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useTranslate } from '../../hooks/useTranslate';
import styles from './SkipLink.module.css';

function focusElement(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1');
  element?.focus();
  element?.removeAttribute('tabindex');
}

function handleClick(event: MouseEvent) {
  event.preventDefault();
  focusElement(
    document.querySelector('main') ??
      document.getElementById(SkipToContentFallbackId),
  );
}

/** The first stop of the keyboard; on a new page the keyboard starts from it again. */
export function SkipLink() {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const t = useTranslate();
  const label = t('skipLink', 'Skip to main content');

  useEffect(() => {
    if (shown.current !== pathname && !hash && action === 'PUSH') {
      focusElement(region.current);
    }
    shown.current = pathname;
  }, [pathname, hash, action]);

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
