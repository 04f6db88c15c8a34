import { useCallback, useMemo, useRef, useState } from 'react';
import type { PlaygroundModel } from '../../../lib/demos/playground/types';
import {
  codeToText,
  printPlayground,
} from '../../../lib/demos/playground/printPlayground';
import { useTranslate } from '../../../hooks/useTranslate';
import { isStartState } from '../../../lib/demos/playground/playgroundState';
import type { DemoLibrary } from '../Demo/DemoLibrary';
import { DemoStage } from '../Demo/DemoStage';
import { useEndlessMotion } from '../Demo/useEndlessMotion';
import {
  PlaygroundSubject,
  PlaygroundContext,
  type PlaygroundModule,
} from './PlaygroundSubject';
import { PlaygroundActions } from './PlaygroundActions';
import { PlaygroundControls } from './PlaygroundControls';
import { renderCode } from './renderCode';
import { usePlaygroundState } from './usePlaygroundState';
import demoStyles from '../Demo/Demo.module.css';
import styles from './Playground.module.css';

export interface PlaygroundProps {
  /** Name of the component; `Name.playground.tsx` beside the page says the rest. */
  component: string;
  /** Accessible name of the frame. */
  label?: string;
  /** For components that are as wide as the room they are given. */
  wide?: boolean;
  /** Added by `plugins/content/playgrounds`, as are the next two. */
  library: DemoLibrary;
  load: () => Promise<PlaygroundModule>;
  model: PlaygroundModel;
}

export function Playground({
  component,
  label = component,
  wide = false,
  library,
  load,
  model,
}: PlaygroundProps) {
  const t = useTranslate();
  const { state, change, reset, undoReset } = usePlaygroundState(model);
  const [attempt, setAttempt] = useState(0);
  const codeElement = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const motion = useEndlessMotion(area);
  const played = useMemo(() => ({ model, state }), [model, state]);
  const loadPlayed = useCallback(
    async () => ({ default: createPlayed(await load()) }),
    [load],
  );
  const code = useMemo(() => printPlayground(model, state), [model, state]);
  const restart = useCallback(() => setAttempt((count) => count + 1), []);

  return (
    <section
      className={styles.playground}
      data-playground={component}
      data-wide={wide || undefined}
      aria-label={label}
    >
      <div className={styles.body}>
        <div className={styles.frame}>
          <div
            ref={area}
            className={demoStyles.area}
            data-held={motion.held || undefined}
          >
            <PlaygroundContext.Provider value={played}>
              <DemoStage
                key={attempt}
                library={library}
                load={loadPlayed}
                again={attempt > 0}
                onReset={restart}
              />
            </PlaygroundContext.Provider>
          </div>
        </div>
        <PlaygroundControls model={model} state={state} onChange={change} />
      </div>
      <PlaygroundActions
        text={codeToText(code)}
        code={codeElement}
        atStart={isStartState(model, state)}
        onReset={() => {
          reset();
          restart();
        }}
        onUndoReset={undoReset}
        motion={motion}
      />
      <pre
        className={`${styles.code} language-tsx`}
        dir="ltr"
        tabIndex={0}
        role="group"
        aria-label={t('code.label', '{{language}} code', { language: component })}
      >
        <code ref={codeElement}>{renderCode(code)}</code>
      </pre>
    </section>
  );
}

function createPlayed({ default: definition }: PlaygroundModule) {
  return () => <PlaygroundSubject definition={definition} />;
}
