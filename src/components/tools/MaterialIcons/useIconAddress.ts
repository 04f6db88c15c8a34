import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import {
  iconAddressToSearch,
  searchToIconAddress,
  type IconAddress,
} from '../../../lib/icons/iconAddress';
import { replaceQuery } from '../../../state/replaceQuery';
import { isIcon } from './iconLibrary';

/** Browsers refuse an address that changes with every repeat of a key. */
const WRITE_DELAY_MS = 200;

/** State of the page, stored in its address; changes add nothing to the history. */
export function useIconAddress(): [
  IconAddress,
  (change: Partial<IconAddress>) => void,
] {
  const { search } = useLocation();
  const timer = useRef<number>();
  // The static HTML shows the start, whatever the address says.
  const [address, setAddress] = useState(() => searchToIconAddress('', isIcon));
  const latest = useRef(address);

  const show = useCallback((next: IconAddress) => {
    latest.current = next;
    setAddress(next);
  }, []);

  useEffect(() => show(searchToIconAddress(search, isIcon)), [search, show]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (part: Partial<IconAddress>) => {
      show({ ...latest.current, ...part });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        replaceQuery(iconAddressToSearch(latest.current, window.location.search));
      }, WRITE_DELAY_MS);
    },
    [show],
  );

  return [address, change];
}
