import type { ApiDemo } from '../../../plugins/api-reference/types';
import { measureKinship } from '../../lib/pageKinship';
import { DemoLinks } from './DemoLinks';
import { findAnyEntry, type ApiPartProps } from './findApiEntry';
import styles from './ApiDemos.module.css';

/** Most demos of a page, and most pages, that are named before the rest is folded. */
const SHOWN_DEMOS = 8;
const SHOWN_PAGES = 2;

interface DemoPage {
  title: string;
  demos: readonly ApiDemo[];
}

/** @returns the component's own page first, then those with most demos of it */
function groupByPage(component: string, demos: readonly ApiDemo[]): DemoPage[] {
  return [...new Set(demos.map(({ page }) => page))]
    .map((title) => ({ title, demos: demos.filter(({ page }) => page === title) }))
    .sort(
      (one, other) =>
        measureKinship(other.title, component) -
          measureKinship(one.title, component) ||
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
          <DemoPageList pages={folded} />
        </details>
      )}
    </div>
  );
}

function DemoPageList({ pages }: { pages: readonly DemoPage[] }) {
  return (
    <dl>
      {pages.map(({ title, demos }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <DemoLinks demos={demos} limit={SHOWN_DEMOS} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
