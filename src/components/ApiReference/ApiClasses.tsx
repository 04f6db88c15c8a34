import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiClass } from '../../../plugins/content/api-reference/types';
import { DisplayedSection } from './ApiSection';
import { ApiTable } from './ApiTable';
import { findComponent, type ApiPartProps } from './findApiEntry';
import { Deprecation, Html } from './Html';
import { RowName } from './RowName';
import styles from './ApiTable.module.css';

/** Rows from which on a section has a filter. */
const FILTER_FROM = 12;

const COLUMNS = ['Key', 'Global class', 'Description'];

/** The CSS classes of a component, by their key in `classes`. */
export function ApiClasses(part: ApiPartProps) {
  const { slug, name, classes } = findComponent(part);
  return (
    <DisplayedSection
      id={`${slug}-classes`}
      section="classes"
      noun={['class', 'classes']}
      owner={name}
      rowCount={classes.length}
      hasFilter={classes.length >= FILTER_FROM}
    >
      <ApiTable label={`CSS classes of ${name}`} columns={COLUMNS}>
        {classes.map((row) => (
          <ClassRow key={row.anchor} row={row} />
        ))}
      </ApiTable>
    </DisplayedSection>
  );
}

function ClassRow({ row }: { row: ApiClass }) {
  const { key, anchor, className, deprecated, description, isGlobal } = row;
  useBrokenLinks().collectAnchor(anchor);
  const detailId = `${anchor}-details`;
  return (
    <tr id={anchor} className={styles.row} data-api-row>
      <RowName
        name={key}
        href={`#${anchor}`}
        detailId={description || deprecated ? detailId : undefined}
        deprecated={deprecated !== undefined}
      />
      <td className={styles.typeCell} data-api-text>
        <code className={styles.type}>.{className}</code>
        {isGlobal && <span className={styles.chip}>State</span>}
      </td>
      <td id={detailId} className={styles.detail} data-api-detail>
        <div className={styles.detailText} data-api-text>
          {deprecated && <Deprecation reason={deprecated.reason} />}
          <Html>{description}</Html>
        </div>
      </td>
    </tr>
  );
}
