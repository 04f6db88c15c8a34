import type { MouseEvent } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './SkipLink.module.css';

/** Has the next press of Tab go on from the main part, which is no stop itself. */
function handleClick(event: MouseEvent) {
  event.preventDefault();
  const main =
    document.querySelector('main') ??
    document.getElementById(SkipToContentFallbackId);
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

/** The first stop of the keyboard. On pages that follow, it goes on from their heading. */
export function SkipLink() {
  const t = useTranslate();
  const label = t('skipLink', 'Skip to main content');
  return (
    <div role="region" aria-label={label}>
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
