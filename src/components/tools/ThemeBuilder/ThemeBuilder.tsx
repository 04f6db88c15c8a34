import clsx from 'clsx';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { printJoyTheme } from '../../../lib/theme/joyTheme/printJoyTheme';
import { SCHEMES, type Scheme } from '../../../lib/theme/joyTheme/tokens';
import themeStyles from '../ThemePlayground/ThemePlayground.module.css';
import { ThemeCode } from '../ThemePlayground/ThemeCode';
import {
  BuilderContext,
  type BuilderView,
  type SchemeChoice,
} from './BuilderContext';
import { BuilderContrasts } from './BuilderContrasts';
import { BuilderPanels } from './BuilderPanels';
import { BuilderPreview } from './BuilderPreview';
import { BuilderToolbar } from './BuilderToolbar';
import { ThemeReader } from './ThemeReader';
import { useThemeBuilder } from './useThemeBuilder';
import styles from './ThemeBuilder.module.css';

const CHOICES: Readonly<Record<SchemeChoice, readonly [Scheme, ...Scheme[]]>> = {
  both: SCHEMES as readonly [Scheme, ...Scheme[]],
  light: ['light'],
  dark: ['dark'],
};

const START: BuilderView = { panel: 'palette', colour: 'primary', choice: 'both' };

/** Fields whose own undo takes back what was typed. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLTextAreaElement;

export function ThemeBuilder() {
  const { code: language, translate: t } = useShownLanguage();
  const builder = useThemeBuilder();
  const { tokens, undo, redo, step } = builder;
  const [view, setView] = useState<BuilderView>(START);
  const value = useMemo(
    () => ({
      ...builder,
      view,
      show: (change: Partial<BuilderView>) =>
        setView((shown) => ({ ...shown, ...change })),
      schemes: CHOICES[view.choice],
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- all else of it follows these
    [tokens, undo, redo, step, view],
  );
  const code = useMemo(() => printJoyTheme(tokens), [tokens]);

  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isControl || isTyping(event) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      const take = key === 'y' || event.shiftKey ? redo : undo;
      take?.();
    },
    [undo, redo],
  );

  return (
    <BuilderContext.Provider value={value}>
      {/* Its keys are those of the controls inside, which all take the focus. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        className={clsx(themeStyles.playground, styles.builder)}
        lang={language}
        aria-label={t('builder.title', 'Theme builder')}
        onKeyDown={handleKeyDown}
      >
        <BuilderToolbar />
        <div className={styles.body}>
          <BuilderPanels />
          <BuilderPreview scheme={view.choice === 'both' ? null : view.choice} />
          <BuilderContrasts />
        </div>
        <ThemeCode code={code} />
        <ThemeReader />
      </section>
    </BuilderContext.Provider>
  );
}
