import Link from '@docusaurus/Link';
import type { ApiDemo } from '../../../plugins/api-reference/types';
import { Marker } from '../Marker/Marker';
import { findAnyEntry, type ApiPartProps } from './findApiEntry';
import { CodeText } from './CodeText';
import { Deprecation, Html } from './Html';
import styles from './ApiFacts.module.css';

/** What a component, hook or interface is, where it comes from, and where it is shown. */
export function ApiIntro(part: ApiPartProps) {
  const entry = findAnyEntry(part);
  const { package: packageName, source, plan, isUnstable, deprecated } = entry;
  return (
    <>
      <ul className={styles.chips} aria-label={`About ${entry.name}`}>
        <li>
          <a
            href={`https://www.npmjs.com/package/${packageName}/v/${source.version}`}
          >
            {packageName} <span className={styles.version}>{source.version}</span>
          </a>
        </li>
        {source.href && (
          <li>
            <a href={source.href}>Source</a>
          </li>
        )}
        {isUnstable && (
          <li>
            <Marker name="unstable" />
          </li>
        )}
        {plan && (
          <li>
            <Marker name={plan} />
          </li>
        )}
      </ul>
      {deprecated && <Deprecation reason={deprecated.reason} />}
      <Html>{entry.description}</Html>
      {entry.kind === 'hook' && (
        <div className={styles.returned}>
          <code>
            <CodeText>{entry.signature}</CodeText>
          </code>
        </div>
      )}
      {entry.kind !== 'interface' && (
        <DemoPages name={entry.name} demos={entry.demos} />
      )}
    </>
  );
}

/** Most demos of a page, and most pages, that are named before the rest is folded. */
const SHOWN_DEMOS = 8;
const SHOWN_PAGES = 2;

interface DemoPage {
  title: string;
  demos: readonly ApiDemo[];
}

/** @returns how much a page is about a component: letters of its title that begin the name */
function measureKinship(title: string, component: string): number {
  const [singular = ''] = title.replaceAll(' ', '').split(/s$/);
  return component.startsWith(singular) ? singular.length : 0;
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

function DemoPages({ name, demos }: { name: string; demos: readonly ApiDemo[] }) {
  const pages = groupByPage(name, demos);
  const folded = pages.slice(SHOWN_PAGES);
  return demos.length > 0 ? (
    <div className={styles.demos}>
      <p className={styles.demosTitle}>Shown in</p>
      <DemoPageList pages={pages.slice(0, SHOWN_PAGES)} />
      {folded.length > 0 && (
        <details>
          <summary>
            <bdi>
              {folded.length} more {folded.length === 1 ? 'page' : 'pages'}
            </bdi>
          </summary>
          <DemoPageList pages={folded} />
        </details>
      )}
    </div>
  ) : null;
}

function DemoPageList({ pages }: { pages: readonly DemoPage[] }) {
  return (
    <dl>
      {pages.map(({ title, demos }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <DemoLinks demos={demos} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DemoLinks({ demos }: { demos: readonly ApiDemo[] }) {
  const renderLink = ({ name, href }: ApiDemo) => (
    <Link key={href} to={href}>
      {name}
    </Link>
  );
  return (
    <>
      {demos.slice(0, SHOWN_DEMOS).map(renderLink)}
      {demos.length > SHOWN_DEMOS && (
        <details>
          <summary>
            <bdi>{demos.length - SHOWN_DEMOS} more</bdi>
          </summary>
          {demos.slice(SHOWN_DEMOS).map(renderLink)}
        </details>
      )}
    </>
  );
}
