import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { setParameters } from '../../lib/address/queryOfAddress';
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect';
import {
  applyRowFilter,
  ROW_FLAGS,
  ROWS_EVENT,
  type RowCount,
  type RowFlag,
} from './applyRowFilter';

/** A filter and what it does to the rows of its section. */
export interface RowFilter {
  query: string;
  flags: readonly RowFlag[];
  /** Null without a filter. */
  count: RowCount | null;
  setQuery: (query: string) => void;
  toggleFlag: (flag: RowFlag) => void;
  reset: () => void;
}

const NO_FLAGS: readonly RowFlag[] = [];

/** Reads the filter of a section from the address: `?props=icon&props.only=event`. */
function parseAddress(search: string, name: string) {
  const params = new URLSearchParams(search);
  const requested = params.get(`${name}.only`)?.split(',') ?? [];
  return {
    query: params.get(name) ?? '',
    flags: ROW_FLAGS.filter((flag) => requested.includes(flag)),
  };
}

/** The query of an address with what is asked of a section. */
export function writeAddress(
  search: string,
  name: string,
  { query, flags }: { query: string; flags: readonly RowFlag[] },
): string {
  return setParameters(search, {
    [name]: query.trim(),
    [`${name}.only`]: flags.join(','),
  });
}

/**
 * Filters the rows in a container, and stores the filter in the address.
 *
 * @param name key in the query of the address; none: the address is left alone
 */
export function useRowFilter(
  container: RefObject<HTMLElement>,
  name: string | null,
): RowFilter {
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [flags, setFlags] = useState(NO_FLAGS);
  const [count, setCount] = useState<RowCount | null>(null);
  const isActive = query.trim() !== '' || flags.length > 0;

  useEffect(() => {
    // The static page knows no query, so the address is read after React has come.
    const requested = name ? parseAddress(window.location.search, name) : null;
    if (requested?.query) {
      setQuery(requested.query);
    }
    if (requested && requested.flags.length > 0) {
      setFlags(requested.flags);
    }
  }, [name]);

  useBrowserLayoutEffect(() => {
    const rows = container.current;
    const apply = () => {
      if (rows) {
        const found = applyRowFilter(rows, { query, flags });
        setCount(isActive ? found : null);
      }
    };
    apply();
    rows?.addEventListener(ROWS_EVENT, apply);
    return () => rows?.removeEventListener(ROWS_EVENT, apply);
  }, [container, query, flags, isActive]);

  const change = useCallback(
    (requested: { query: string; flags: readonly RowFlag[] }) => {
      setQuery(requested.query);
      setFlags(requested.flags);
      if (name) {
        const { pathname, search, hash } = window.location;
        const written = writeAddress(search, name, requested);
        if (written !== search) {
          history.replace({ pathname, search: written, hash });
        }
      }
    },
    [history, name],
  );

  return {
    query,
    flags,
    count,
    setQuery: (requested) => change({ query: requested, flags }),
    toggleFlag: (flag) =>
      change({
        query,
        flags: flags.includes(flag)
          ? flags.filter((other) => other !== flag)
          : [...flags, flag],
      }),
    reset: useCallback(() => change({ query: '', flags: NO_FLAGS }), [change]),
  };
}
