import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ApiSlot } from '../../../plugins/content/api-reference/types';
import { DisplayedSection } from './ApiSection';
import { ApiTable } from './ApiTable';
import { findComponent, type ApiPartProps } from './findApiEntry';
import { Deprecation, Html } from './Html';
import { RowName } from './RowName';
import styles from './ApiTable.module.css';

/** Rows from which on a section has a filter. */
const FILTER_FROM = 12;

const COLUMNS = ['Slot', 'Class', 'Default', 'Description'];

/** The parts of a component that can be replaced. */
export function ApiSlots(part: ApiPartProps) {
  const { slug, name, slots } = findComponent(part);
  return (
    <DisplayedSection
      id={`${slug}-slots`}
      section="slots"
      noun={['slot', 'slots']}
      owner={name}
      rowCount={slots.length}
      hasFilter={slots.length >= FILTER_FROM}
    >
      <ApiTable label={`Slots of ${name}`} columns={COLUMNS}>
        {slots.map((slot) => (
          <SlotRow key={slot.anchor} slot={slot} />
        ))}
      </ApiTable>
    </DisplayedSection>
  );
}

function SlotRow({ slot }: { slot: ApiSlot }) {
  const { name, anchor, className, deprecated, description, plan } = slot;
  useBrokenLinks().collectAnchor(anchor);
  const detailId = `${anchor}-details`;
  return (
    <tr id={anchor} className={styles.row} data-api-row>
      <RowName
        name={name}
        href={`#${anchor}`}
        detailId={description || deprecated ? detailId : undefined}
        deprecated={deprecated !== undefined}
        plan={plan}
      />
      <td className={styles.typeCell} data-api-text>
        {className && <code className={styles.type}>.{className}</code>}
      </td>
      <td className={styles.default}>
        {slot.default && (
          <>
            <span className={styles.label}>Default</span>{' '}
            <code data-api-text>{slot.default}</code>
          </>
        )}
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
