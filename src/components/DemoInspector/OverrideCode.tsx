import { useCallback, useId, useRef, useState } from 'react';
import { useTranslate } from '../../hooks/useTranslate';
import {
  listProvenWays,
  OVERRIDDEN_PROPERTIES,
  printOverride,
  toCssName,
  type OverrideFile,
  type OverrideWay,
} from '../../lib/demoParts/overrides';
import type { PartComponent, PartName } from '../../lib/demoParts/types';
import { CopyButton } from '../CodeBlock/CopyButton';
import codeStyles from '../CodeBlock/CodeBlock.module.css';
import fieldStyles from '../Playground/Playground.module.css';
import styles from './DemoInspector.module.css';

interface OverrideCodeProps {
  part: PartName;
  host: PartComponent | undefined;
}

/** Code to copy that changes one property of a part, in a way that exists for it. */
export function OverrideCode({ part, host }: OverrideCodeProps) {
  const t = useTranslate();
  const [wanted, setWanted] = useState({ property: 'color', way: 'sx' });
  const target = { part, ...(host ? { host } : {}) };
  const offered = OVERRIDDEN_PROPERTIES.filter(
    (one) => listProvenWays(target, one).length > 0,
  );
  const property =
    offered.find(({ name }) => name === wanted.property) ?? offered[0];
  if (!property) return null;
  const ways = listProvenWays(target, property);
  const way = ways.find((one) => one === wanted.way) ?? ways[0];
  if (!way) return null;
  return (
    <>
      <div className={styles.fields}>
        <Choice
          label={t('inspect.property', 'Property')}
          value={property.name}
          options={offered.map(({ name }) => [name, toCssName(name)])}
          onChange={(name) => setWanted({ ...wanted, property: name })}
        />
        <Choice
          label={t('inspect.way', 'Override with')}
          value={way}
          options={ways.map((one) => [one, wayToLabel(one)])}
          onChange={(one) => setWanted({ ...wanted, way: one })}
        />
      </div>
      {printOverride(target, way, property).map((file) => (
        <FileCode key={file.name} file={file} />
      ))}
    </>
  );
}

/** The theme's own name for its overrides; others are called what they are. */
const wayToLabel = (way: OverrideWay) => (way === 'theme' ? 'styleOverrides' : way);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldStyles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function FileCode({ file: { name, code } }: { file: OverrideFile }) {
  const element = useRef<HTMLElement>(null);
  const getElement = useCallback(() => element.current, []);
  return (
    <figure className={codeStyles.figure} dir="ltr" data-code-block>
      <figcaption className={codeStyles.head}>
        <span className={codeStyles.title}>{name}</span>
        <CopyButton getElement={getElement} />
      </figcaption>
      {/* A scrolling region must be reachable by keyboard. */}
      {}
      <pre className={codeStyles.pre} tabIndex={0} role="group" aria-label={name}>
        <code ref={element}>{code}</code>
      </pre>
    </figure>
  );
}
