import { useContext, useEffect, useMemo, useRef } from 'react';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { ComponentTexts } from '../Demo/ComponentTexts';
import type { EditSession } from './createEditSession';
import { EditedStageMessage } from './EditedStageMessage';
import { loadTextsCode } from './loadTextsCode';
import { useEditState } from './useEditState';
import styles from './DemoEditor.module.css';

interface EditedStageProps {
  session: EditSession;
  /** Whether what moves without end is held. */
  held: boolean;
  /** Brings the published demo back. */
  onReset: () => void;
}

/** The running result of an edited demo, in a frame of its own. */
export function EditedStage({ session, held, onReset }: EditedStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const { phase, failure, height, styled } = useEditState(session);
  const paletteMode = usePaletteMode();
  const [state] = useThemeState();
  const theme = useMemo(() => ({ ...state, paletteMode }), [state, paletteMode]);
  const latestTheme = useRef(theme);

  useEffect(() => {
    latestTheme.current = theme;
    session.applyTheme(theme);
  }, [session, theme]);

  useEffect(() => session.applyHold(held), [session, held]);

  const texts = useContext(ComponentTexts);
  useEffect(() => {
    let isLatest = true;
    void loadTextsCode(texts).then((code) => isLatest && session.applyTexts(code));
    return () => {
      isLatest = false;
    };
  }, [session, texts]);

  useEffect(
    () =>
      host.current ? session.attach(host.current, latestTheme.current) : undefined,
    [session],
  );

  return (
    <div className={styles.stage} data-edited-stage={phase}>
      <div
        ref={host}
        className={styles.host}
        style={{ height }}
        aria-busy={phase === 'starting'}
      />
      <EditedStageMessage
        phase={phase}
        failure={failure}
        styled={styled}
        onRun={session.run}
        onReset={onReset}
      />
    </div>
  );
}
