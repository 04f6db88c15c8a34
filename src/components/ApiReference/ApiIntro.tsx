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
      <ul className={styles.chips} aria-label={`About ${entry.name}`} dir="ltr">
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
      {entry.kind !== 'interface' && <DemoPages demos={entry.demos} />}
    </>
  );
}

/** Most demos of a page that are named before the rest is folded. */
const SHOWN_DEMOS = 8;

function DemoPages({ demos }: { demos: readonly ApiDemo[] }) {
  const pages = [...new Set(demos.map(({ page }) => page))];
  return demos.length > 0 ? (
    <div className={styles.demos}>
      <p className={styles.demosTitle}>Shown in</p>
      <dl>
        {pages.map((page) => (
          <div key={page}>
            <dt>{page}</dt>
            <dd>
              <DemoLinks demos={demos.filter((demo) => demo.page === page)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ) : null;
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
          <summary>{demos.length - SHOWN_DEMOS} more</summary>
          {demos.slice(SHOWN_DEMOS).map(renderLink)}
        </details>
      )}
    </>
  );
}
