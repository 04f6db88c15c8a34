import parts from '@generated/theme-values/default/parts.json';
import {
  dependOnMode,
  isColour,
  pathToAnchor,
  type ThemeValue,
} from '../../lib/themeValues';
import { ScrollingTable } from '../Article/ScrollingTable';
import styles from './ThemeValues.module.css';

/** What is half transparent is seen on the ground of its mode, not on that of the page. */
function Swatch({ colour, mode }: { colour: string; mode: 'light' | 'dark' }) {
  const ground = parts.palette?.find(
    ({ path }) => path === 'palette.background.default',
  );
  return (
    <span
      className={styles.ground}
      style={{ backgroundColor: ground?.[mode] }}
      aria-hidden="true"
    >
      <span className={styles.swatch} style={{ backgroundColor: colour }} />
    </span>
  );
}

function Value({ text, mode = 'light' }: { text: string; mode?: 'light' | 'dark' }) {
  return (
    <td>
      <span className={styles.value}>
        {isColour(text) && <Swatch colour={text} mode={mode} />}
        {text === 'function' ? <em>function</em> : <code>{text}</code>}
      </span>
    </td>
  );
}

function Row({ value, hasModes }: { value: ThemeValue; hasModes: boolean }) {
  const { path, light, dark = light } = value;
  const id = pathToAnchor(path);
  return (
    <tr id={id}>
      <th scope="row">
        <a href={`#${id}`}>
          <code>{path}</code>
        </a>
      </th>
      <Value text={light} />
      {hasModes && <Value text={dark} mode="dark" />}
    </tr>
  );
}

/**
 * The values of a part of Material UI's default theme, each with an address of its own.
 *
 * @param of name of the part: `palette`
 */
export function ThemeValues({ of: name }: { of: string }) {
  const values = parts[name] ?? [];
  const hasModes = dependOnMode(values);
  return (
    <div className={styles.values}>
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
            <Row key={value.path} value={value} hasModes={hasModes} />
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
