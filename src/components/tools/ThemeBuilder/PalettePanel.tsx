import { useId } from 'react';
import { deriveScale } from '../../../lib/theme/joyTheme/deriveScale';
import { STEPS } from '../../../lib/theme/joyTheme/tokens';
import { useBuilder } from './BuilderContext';
import { ColourChoice } from './ColourChoice';
import { ColourField } from './ColourField';
import { ResetButton } from './ResetButton';
import playStyles from '../../demos/Playground/Playground.module.css';
import styles from './ThemeBuilder.module.css';

export function PalettePanel() {
  const id = useId();
  const { tokens, schemes, change, resolve, view, show } = useBuilder();
  const { colour } = view;
  const owners = schemes.map((scheme) => `${scheme}.${colour}`);
  const [shown] = owners as [string];

  const setMain = (main: string) => {
    const scale = deriveScale(main);
    const changes = owners.flatMap((owner) =>
      STEPS.map((step): [string, string] => [`${owner}.${step}`, scale[step]]),
    );
    change(Object.fromEntries(changes), `${colour} main ${schemes.join()}`);
  };
  const setStep = (step: string, value: string) =>
    change(
      Object.fromEntries(owners.map((owner) => [`${owner}.${step}`, value])),
      `${colour}.${step} ${schemes.join()}`,
    );

  return (
    <>
      <ColourChoice colour={colour} onChoose={(next) => show({ colour: next })} />
      <ColourField
        label={`${colour} 50–900`}
        value={resolve(`${shown}.500`)}
        onChange={setMain}
      />
      <div role="group" aria-labelledby={id}>
        <span id={id} className={playStyles.name}>
          palette.{colour}
        </span>
        <div className={styles.grid}>
          {STEPS.map((step) => (
            <label key={step}>
              <input
                type="color"
                aria-label={`${colour}.${step}`}
                value={resolve(`${shown}.${step}`)}
                onChange={({ target }) => setStep(step, target.value)}
              />
              <span
                className={playStyles.name}
                aria-hidden="true"
                data-changed={`${shown}.${step}` in tokens || undefined}
              >
                {step}
              </span>
            </label>
          ))}
        </div>
      </div>
      <ResetButton
        name={colour}
        paths={owners.flatMap((owner) => STEPS.map((step) => `${owner}.${step}`))}
      />
    </>
  );
}
