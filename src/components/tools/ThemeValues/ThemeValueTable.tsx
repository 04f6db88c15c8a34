import {
  dependOnMode,
  isColour,
  pathToAnchor,
  type ThemeValue,
} from '../../../lib/theme/themeValues';
import { ScrollingTable } from '../../article/Article/ScrollingTable';
import styles from './ThemeValues.module.css';

/** Background of pages in both modes. */
type Ground = Pick<ThemeValue, 'light' | 'dark'>;

interface CellProps {
  text: string;
  /** Its form in the theme, where it differs. */
  source?: string | undefined;
  /** Background of its mode, shown behind half-transparent colours instead of that of the page. */
  ground?: string | undefined;
  /** Columns it takes. */
  span?: number;
}

function Cell({ text, source, ground, span }: CellProps) {
  return (
    <td colSpan={span} data-api-text>
      <span className={styles.value}>
        {isColour(text) && (
          <span
            className={styles.ground}
            style={{ backgroundColor: ground }}
            aria-hidden="true"
          >
            <span className={styles.swatch} style={{ backgroundColor: text }} />
          </span>
        )}
        {text === 'function' ? <em>function</em> : <code>{text}</code>}
      </span>
      {source && (
        <span className={styles.source}>
          <code>{source}</code>
        </span>
      )}
    </td>
  );
}

interface RowProps {
  value: ThemeValue;
  hasModes: boolean;
  ground: Ground | undefined;
}

function Row({ value, hasModes, ground }: RowProps) {
  const { path, variable, light, dark = light, lightSource } = value;
  const darkSource = value.darkSource ?? lightSource;
  const id = pathToAnchor(path);
  // A long text that is the same in both modes is not written twice.
  const isShared =
    hasModes && dark === light && darkSource === lightSource && light.length > 40;
  return (
    <tr id={id} data-api-row>
      <th scope="row" data-api-text>
        <a href={`#${id}`}>
          <code>{path}</code>
        </a>
        {variable && (
          <span className={styles.source}>
            <code>{variable}</code>
          </span>
        )}
      </th>
      <Cell
        text={light}
        source={lightSource}
        ground={ground?.light}
        {...(isShared ? { span: 2 } : {})}
      />
      {hasModes && !isShared && (
        <Cell text={dark} source={darkSource} ground={ground?.dark} />
      )}
    </tr>
  );
}

interface ThemeValueTableProps {
  /** Name of the part: `palette`. */
  name: string;
  values: readonly ThemeValue[] | undefined;
  ground: Ground | undefined;
}

/** Values of a part of a theme; those of both modes where they differ. */
export function ThemeValueTable({
  name,
  values = [],
  ground,
}: ThemeValueTableProps) {
  const hasModes = dependOnMode(values);
  return (
    <div className={styles.values} data-api-group>
      <ScrollingTable aria-label={`theme.${name}`}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">{hasModes ? 'Light' : 'Value'}</th>
            {hasModes && <th scope="col">Dark</th>}
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <Row
              key={value.path}
              value={value}
              hasModes={hasModes}
              ground={ground}
            />
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
