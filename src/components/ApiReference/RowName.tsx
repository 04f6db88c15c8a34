import { Fragment } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ApiPlan } from '../../../plugins/content/api-reference/types';
import { Marker } from '../article/Marker/Marker';
import { splitName } from '../../lib/text/splitName';
import styles from './ApiTable.module.css';

interface RowNameProps {
  name: string;
  /** Address of the row: its own anchor, or the row of another page. */
  href: string;
  /** Id of what the row shows when it is open; none for rows that do not fold. */
  detailId?: string;
  required?: boolean;
  deprecated?: boolean;
  plan?: ApiPlan;
}

/** First cell of a row: name, what is special about it, and the link to it. */
export function RowName({
  name,
  href,
  detailId,
  required,
  deprecated,
  plan,
}: RowNameProps) {
  return (
    <th scope="row" className={styles.name}>
      {detailId && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="false"
          aria-controls={detailId}
          aria-label={`Details of ${name}`}
          data-api-toggle
          data-needs-script
        />
      )}
      <code data-api-text data-deprecated={deprecated || undefined}>
        <BreakableName name={name} />
      </code>
      {required && <span className={styles.chip}>Required</span>}
      {deprecated && (
        <span className={styles.chip} data-kind="deprecated">
          Deprecated
        </span>
      )}
      {plan && <Marker name={plan} />}
      <a
        href={useBaseUrl(href)}
        className={styles.link}
        aria-label={`Link to ${name}`}
        data-api-link
      />
    </th>
  );
}

/** Longest name that fits the narrowest column whole, in characters. */
const WHOLE = 12;

/** A name that a narrow column breaks between its words: `disable`, `Column`, `Menu`. */
function BreakableName({ name }: { name: string }) {
  if (name.length <= WHOLE) {
    return name;
  }
  return splitName(name).map((word, index) => (
    // Words of a name may be the same; their places never change.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
