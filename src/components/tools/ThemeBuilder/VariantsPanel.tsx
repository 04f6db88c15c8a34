import { useId, useState } from 'react';
import { COLOURS, type Colour } from '../../../lib/theme/joyTheme/tokens';
import { Segments } from '../../controls/Segments/Segments';
import { useBuilder } from './BuilderContext';
import { ColourChoice } from './ColourChoice';
import { ResetButton } from './ResetButton';
import { TokenField, type TokenTarget } from './TokenField';
import styles from './ThemeBuilder.module.css';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

type Variant = (typeof VARIANTS)[number];

/** The global variants: what each of them refers to, in one colour or in all. */
export function VariantsPanel() {
  const id = useId();
  const [isAll, setAll] = useState(true);
  const [variant, setVariant] = useState<Variant>('solid');
  const { defaults, schemes, view, show } = useBuilder();
  const colours: readonly Colour[] = isAll ? COLOURS : [view.colour];
  const [firstColour = 'primary'] = colours;

  // Only neutral has some tokens; they are offered where it stands alone.
  const names = Object.keys(defaults).flatMap((path) => {
    const start = `${schemes[0]}.${firstColour}.${variant}`;
    return path.startsWith(start) ? [path.split('.')[2] as string] : [];
  });
  const listTargets = (name: string) =>
    schemes.flatMap((scheme) =>
      colours.map((colour) => ({ path: `${scheme}.${colour}.${name}`, colour })),
    ) as unknown as readonly [TokenTarget, ...TokenTarget[]];

  return (
    <>
      <ColourChoice
        colour={isAll ? 'all' : view.colour}
        onChoose={(next: Colour | 'all') => {
          setAll(next === 'all');
          if (next !== 'all') show({ colour: next });
        }}
        all="all"
      />
      <div role="radiogroup" aria-label="variant">
        <Segments
          name={id}
          options={VARIANTS.map((value) => ({ value, label: value }))}
          value={variant}
          onChange={setVariant}
          small
        />
      </div>
      <div className={styles.tokens}>
        {names.map((name) => (
          <TokenField key={name} label={name} targets={listTargets(name)} />
        ))}
      </div>
      <ResetButton
        name={variant}
        paths={names.flatMap((name) => listTargets(name).map(({ path }) => path))}
      />
    </>
  );
}
