import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  ApiEvent,
  ApiPageData,
} from '../../../plugins/content/api-reference/types';
import { TableSection } from './ApiSection';
import { ApiTable } from './ApiTable';
import { Html } from './Html';
import { RowName } from './RowName';
import { TypeText } from './TypeName';
import { TypeScope } from './TypeScope';
import styles from './ApiTable.module.css';

const COLUMNS = ['Event', 'Parameters', 'Prop', 'Description'];

/** The events of a component that can be subscribed to. */
export function ApiEvents({ api }: { api: ApiPageData }) {
  const events = api.events ?? [];
  const names = [...new Set(events.flatMap((event) => event.names ?? []))];
  return (
    <TypeScope id="events" definitions={api.definitions} names={names}>
      <TableSection id="events" noun={['event', 'events']} rowCount={events.length}>
        <ApiTable label="Events" columns={COLUMNS}>
          {events.map((event) => (
            <EventRow key={event.anchor} event={event} />
          ))}
        </ApiTable>
      </TableSection>
    </TypeScope>
  );
}

function EventRow({ event: row }: { event: ApiEvent }) {
  const { name, anchor, params, event, prop, names, plan, description } = row;
  useBrokenLinks().collectAnchor(anchor);
  const types = [params, event].filter((type) => type !== undefined);
  return (
    <tr id={anchor} className={styles.row} data-api-row>
      <RowName name={name} href={`#${anchor}`} plan={plan} />
      <td className={styles.typeCell} data-api-text>
        <code className={styles.type}>
          <TypeText text={types.join(', ')} names={names} />
        </code>
      </td>
      <td className={styles.default}>{prop && <code data-api-text>{prop}</code>}</td>
      <td className={styles.detail}>
        <div className={styles.detailText} data-api-text>
          <Html>{description}</Html>
        </div>
      </td>
    </tr>
  );
}
