import { Marker } from '../article/Marker/Marker';
import { findAnyEntry, type ApiPartProps } from './findApiEntry';
import { CodeText } from './CodeText';
import { Deprecation, Html } from './Html';
import styles from './ApiFacts.module.css';

/** Description, import and source of a component, hook or interface. */
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
    </>
  );
}
