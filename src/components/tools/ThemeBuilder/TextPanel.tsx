import { useBuilder } from './BuilderContext';
import { ResetButton } from './ResetButton';
import { TokenField, type TokenTarget } from './TokenField';
import styles from './ThemeBuilder.module.css';

const TOKENS = [
  'text.primary',
  'text.secondary',
  'text.tertiary',
  'text.icon',
  'background.body',
  'background.surface',
  'background.popup',
  'background.level1',
  'background.level2',
  'background.level3',
  'background.tooltip',
  'focusVisible',
] as const;

/** Text, the surfaces it stands on, and the outline of the focus. */
export function TextPanel() {
  const { schemes } = useBuilder();
  const listTargets = (name: string) =>
    schemes.map((scheme) => ({
      path: `${scheme}.${name}`,
      colour: name === 'focusVisible' ? 'primary' : 'neutral',
    })) as unknown as readonly [TokenTarget, ...TokenTarget[]];
  return (
    <>
      <div className={styles.tokens}>
        {TOKENS.map((name) => (
          <TokenField key={name} label={name} targets={listTargets(name)} />
        ))}
      </div>
      <ResetButton
        name="text, background"
        paths={TOKENS.flatMap((name) => listTargets(name).map(({ path }) => path))}
      />
    </>
  );
}
