import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import type { ApiPageData } from '../../../plugins/content/api-reference/types';
import { trustHtml } from '../../lib/page/trustedTypes';
import { TableSection } from './ApiSection';
import { ROWS_EVENT } from './applyRowFilter';
import { findRow } from './rowDetails';
import styles from './PageApi.module.css';

interface PageApiProps {
  /** One `PageApiProps` for each component. */
  children: ReactNode;
}

/** The props of the components that a page is about, at its end. */
export function PageApi({ children }: PageApiProps) {
  return (
    <TableSection id="api" noun={['prop', 'props']}>
      {children}
    </TableSection>
  );
}

interface PageApiPropsProps {
  name: string;
  /** The component in the reference. */
  href: string;
  /** Loads the data of its page. */
  load: () => Promise<{ default: ApiPageData }>;
  /** Its heading. */
  children: ReactNode;
}

const isServer = typeof window === 'undefined';

/**
 * The props of one component. They are in the static HTML and stay there untouched, so the page
 * loads nothing for them; after a client navigation, which has no HTML, they are loaded.
 */
export function PageApiProps({ name, href, load, children }: PageApiPropsProps) {
  const staticHtml = useRef<HTMLDivElement>(null);
  const loadedRows = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [failed, setFailed] = useState(false);
  const [Rows, setRows] = useState<ComponentType | null>(() =>
    isServer ? lazy(() => loadRows(name, load)) : null,
  );

  useEffect(() => {
    if (staticHtml.current?.hasChildNodes()) {
      return undefined;
    }
    let current = true;
    loadRows(name, load).then(
      ({ default: Loaded }) => current && setRows(() => Loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, name]);

  useEffect(() => {
    if (Rows && loadedRows.current) {
      // Rows that are loaded late have missed the filter and the target of the address.
      loadedRows.current.dispatchEvent(new Event(ROWS_EVENT, { bubbles: true }));
      findRow(loadedRows.current, window.location.hash)?.scrollIntoView();
    }
  }, [Rows]);

  /** Links in static HTML are followed without a new page, like all others. */
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && isPlain && !event.defaultPrevented) {
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin === window.location.origin) {
        event.preventDefault();
        history.push({ pathname, search, hash });
      }
    }
  };

  return (
    <div className={styles.component} data-api-group>
      <div className={styles.head}>
        {children}
        <Link to={href}>Full reference</Link>
      </div>
      {failed && (
        <p role="alert" className={styles.failure}>
          The props could not be loaded. They are in the{' '}
          <Link to={href}>full reference</Link>.
        </p>
      )}
      {Rows ? (
        <div key="rows" ref={loadedRows}>
          <Suspense fallback={null}>
            <Rows />
          </Suspense>
        </div>
      ) : (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside have keys
        <div
          key="static"
          ref={staticHtml}
          onClick={handleClick}
          suppressHydrationWarning
          dangerouslySetInnerHTML={trustHtml('')}
        />
      )}
    </div>
  );
}

async function loadRows(
  name: string,
  load: PageApiPropsProps['load'],
): Promise<{ default: ComponentType }> {
  const [{ default: api }, { CompactProps }] = await Promise.all([
    load(),
    import('./CompactProps'),
  ]);
  return { default: () => <CompactProps api={api} name={name} /> };
}
