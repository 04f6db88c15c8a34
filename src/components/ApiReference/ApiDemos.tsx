import Link from '@docusaurus/Link';
import type { ApiDemo } from '../../../plugins/content/api-reference/types';
import { measureRelevance } from '../../lib/page/pageRelevance';
import { DemoLinks } from './DemoLinks';
import { findAnyEntry, type ApiPartProps } from './findApiEntry';
import styles from './ApiDemos.module.css';

/** Most demos of a page, and most pages, that are named before the rest is folded. */
const SHOWN_DEMOS = 8;
const SHOWN_PAGES = 2;

interface DemoPage {
  pathname: string;
  title: string;
  demos: ApiDemo[];
}

/** @returns the component's own page first, then those with most demos of it */
function groupByPage(component: string, demos: readonly ApiDemo[]): DemoPage[] {
  const pages = new Map<string, DemoPage>();
  for (const demo of demos) {
    const pathname = demo.href.replace(/#.*/, '');
    const page = pages.get(pathname) ?? { pathname, title: demo.page, demos: [] };
    page.demos.push(demo);
    pages.set(pathname, page);
  }
  return [...pages.values()].sort(
    (one, other) =>
      measureRelevance(other.title, component) -
        measureRelevance(one.title, component) ||
      other.demos.length - one.demos.length,
  );
}

/** The demos that use a component or hook, by page. */
export function ApiDemos(part: ApiPartProps) {
  const entry = findAnyEntry(part);
  const demos = entry.kind === 'interface' ? [] : entry.demos;
  const pages = groupByPage(entry.name, demos);
  const folded = pages.slice(SHOWN_PAGES);
  return (
    <div className={styles.demos}>
      <DemoPageList pages={pages.slice(0, SHOWN_PAGES)} />
      {folded.length > 0 && (
        <details className={styles.rest} data-chrome>
          <summary>
            <bdi>
              Show {folded.length} more {folded.length === 1 ? 'page' : 'pages'}
            </bdi>
          </summary>
          <PageLinks pages={folded} />
        </details>
      )}
    </div>
  );
}

function DemoPageList({ pages }: { pages: readonly DemoPage[] }) {
  return (
    <dl>
      {pages.map(({ pathname, title, demos }) => (
        <div key={pathname}>
          <dt>{title}</dt>
          <dd>
            <DemoLinks demos={demos} limit={SHOWN_DEMOS} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to the first demo of each page: Button alone is used on nearly 100 pages. */
function PageLinks({ pages }: { pages: readonly DemoPage[] }) {
  return (
    <ul className={styles.links}>
      {pages.map(({ pathname, title, demos: [first, ...others] }) => (
        <li key={pathname}>
          <Link to={first!.href}>{title}</Link>
          {others.length > 0 && ` (${others.length + 1} demos)`}
        </li>
      ))}
    </ul>
  );
}
