import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect';
import { copyText } from '../../lib/input/clipboard';
import { findRow, foldRows, isRowOpen, openAround, setRowOpen } from './rowDetails';

interface RowsOptions {
  /** Whether rows show their first line alone until they are opened; null: not known yet. */
  folds: boolean | null;
  /** Resets a filter that hides the row the address targets. */
  onHiddenTarget: () => void;
  onCopied: () => void;
}

/**
 * Gives life to the rows in a container: they fold and open, their links copy, and the
 * address opens one. All by events of the container, since static rows have none.
 */
export function useRows(
  container: RefObject<HTMLElement>,
  { folds, onHiddenTarget, onCopied }: RowsOptions,
): void {
  useFolding(container, folds);
  useTarget(container, onHiddenTarget);
  usePresses(container, onCopied);
}

/** Rows above the one in view change their height with the display. */
function useFolding(container: RefObject<HTMLElement>, folds: boolean | null): void {
  const isFirst = useRef(true);
  useBrowserLayoutEffect(() => {
    const rows = container.current;
    if (!rows || folds === null) {
      return;
    }
    const target = findRow(rows, window.location.hash);
    if (target) {
      setRowOpen(target, true);
    }
    foldRows(rows, folds);
    if (!isFirst.current) {
      target?.scrollIntoView();
    }
    isFirst.current = false;
  }, [container, folds]);
}

/** Opens the row that the address targets, and scrolls to it after a navigation. */
function useTarget(
  container: RefObject<HTMLElement>,
  onHiddenTarget: () => void,
): void {
  const { hash, key } = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    const openTarget = () => {
      const rows = container.current;
      const target = rows && findRow(rows, window.location.hash);
      if (!target) {
        return;
      }
      if (target.hidden) {
        onHiddenTarget();
      }
      openAround(target);
      setRowOpen(target, true);
      // After the rows that a filter had hidden are back.
      requestAnimationFrame(() => target.scrollIntoView());
    };
    if (!isFirst.current) {
      openTarget();
    }
    // The first address is the business of browser and style sheet: nothing moves.
    isFirst.current = false;
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
    // A link that is followed again has the same hash and another key.
  }, [container, hash, key, onHiddenTarget]);
}

/** Parts of a row that have a press of their own. */
const CONTROLS = 'a, button, summary, [data-api-detail]';

const hasSelection = () => window.getSelection()?.type === 'Range';

function usePresses(container: RefObject<HTMLElement>, onCopied: () => void): void {
  useEffect(() => {
    const rows = container.current;
    const handleClick = ({ target }: MouseEvent) => {
      const pressed = target as Element;
      const link = pressed.closest<HTMLAnchorElement>('[data-api-link]');
      if (link) {
        // A clipboard that refuses leaves the link, which works by itself.
        copyText(link.href, { navigator: window.navigator }).then(
          onCopied,
          () => {},
        );
        return;
      }
      const row = pressed.closest('[data-api-row]');
      const isToggle = pressed.closest('[data-api-toggle]') !== null;
      const isLine =
        rows?.hasAttribute('data-folds') &&
        !pressed.closest(CONTROLS) &&
        !hasSelection();
      if (row && (isToggle || isLine)) {
        setRowOpen(row, !isRowOpen(row));
      }
    };
    const handleMatch = ({ target }: Event) => {
      const row = (target as Element).closest('[data-api-row]');
      if (row) {
        setRowOpen(row, true);
      }
    };
    rows?.addEventListener('click', handleClick);
    rows?.addEventListener('beforematch', handleMatch);
    return () => {
      rows?.removeEventListener('click', handleClick);
      rows?.removeEventListener('beforematch', handleMatch);
    };
  }, [container, onCopied]);
}
