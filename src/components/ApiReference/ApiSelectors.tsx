import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {
  ApiPageData,
  ApiSelector,
} from '../../../plugins/content/api-reference/types';
import { TableSection } from './ApiSection';
import { ApiTable } from './ApiTable';
import { Deprecation, Html } from './Html';
import { RowName } from './RowName';
import { TypeText } from './TypeName';
import { TypeScope } from './TypeScope';
import styles from './ApiTable.module.css';

const COLUMNS = ['Selector', 'Returns', 'State', 'Description'];

/** Selectors that read the state of a component. */
export function ApiSelectors({ api }: { api: ApiPageData }) {
  const selectors = api.selectors ?? [];
  const names = [...new Set(selectors.flatMap((selector) => selector.names ?? []))];
  return (
    <TypeScope id="selectors" definitions={api.definitions} names={names}>
      <TableSection
        id="selectors"
        noun={['selector', 'selectors']}
        rowCount={selectors.length}
      >
        <ApiTable label="Selectors" columns={COLUMNS}>
          {selectors.map((selector) => (
            <SelectorRow key={selector.anchor} selector={selector} />
          ))}
        </ApiTable>
      </TableSection>
    </TypeScope>
  );
}

function SelectorRow({ selector }: { selector: ApiSelector }) {
  const { name, anchor, returns, category, names, deprecated, plan } = selector;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} className={styles.row} data-api-row>
      <RowName
        name={name}
        href={`#${anchor}`}
        deprecated={deprecated !== undefined}
        plan={plan}
      />
      <td className={styles.typeCell} data-api-text>
        <code className={styles.type}>
          <TypeText text={returns} names={names} />
        </code>
      </td>
      <td className={styles.default} data-api-text>
        {category}
      </td>
      <td className={styles.detail}>
        <div className={styles.detailText} data-api-text>
          {deprecated && <Deprecation reason={deprecated.reason} />}
          <Html>{selector.description}</Html>
        </div>
      </td>
    </tr>
  );
}
