import { useId, useState } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import {
  listProvenWays,
  OVERRIDDEN_PROPERTIES,
  printOverride,
  toCssName,
  type OverrideWay,
} from '../../../lib/demos/demoParts/overrides';
import type { PartComponent, PartName } from '../../../lib/demos/demoParts/types';
import { CodeFigure } from '../../article/CodeBlock/CodeFigure';
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
        <CodeFigure key={file.name} title={file.name} label={file.name}>
          <code>{file.code}</code>
        </CodeFigure>
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
