import clsx from 'clsx';
import { useShownLanguage } from '../../../hooks/useTranslate';
import type { EditState } from './createEditSession';
import type { Translate } from '../../../lib/language/translations';
import type { DemoFailure } from './runnerProtocol';
import styles from './DemoEditor.module.css';

interface EditedStageMessageProps extends Pick<
  EditState,
  'phase' | 'failure' | 'styled'
> {
  onRun: () => void;
  onReset: () => void;
}

/** Errors whose class says nothing beyond their message. */
const PLAIN_NAMES = ['Error', 'CompileError', 'EndlessCodeError', 'Stopped'];

function describeFailure({ name, message }: DemoFailure): string {
  return PLAIN_NAMES.includes(name) ? message : `${name}: ${message}`;
}

function describePhase(
  phase: EditState['phase'],
  { place }: DemoFailure,
  t: Translate,
): string {
  if (place === null) {
    return phase === 'stopped'
      ? t('editor.stopped', 'The demo was stopped.')
      : t('editor.error', 'The demo has an error.');
  }
  const { file, column } = place;
  const line = column === undefined ? place.line : `${place.line}:${column}`;
  return phase === 'stopped'
    ? t('editor.stoppedAt', 'The demo was stopped in line {{line}} of {{file}}.', {
        line,
        file,
      })
    : t('editor.errorAt', 'The demo has an error in line {{line}} of {{file}}.', {
        line,
        file,
      });
}

export function EditedStageMessage({
  phase,
  failure,
  styled,
  onRun,
  onReset,
}: EditedStageMessageProps) {
  const { code, translate: t } = useShownLanguage();
  const isWaiting = phase === 'waiting';
  const isShown = failure !== null || isWaiting;
  return (
    <>
      <div
        className={clsx(isShown && styles.message)}
        data-failed={failure !== null || undefined}
      >
        <div role="alert">
          {failure && (
            <p>
              <strong lang={code}>{describePhase(phase, failure, t)}</strong>{' '}
              <bdi lang="en">{describeFailure(failure)}</bdi>
            </p>
          )}
        </div>
        {isWaiting && !failure && (
          <p lang={code}>
            {t(
              'editor.waiting',
              'Your changes are back. The last time this code ran, it did not answer.',
            )}
          </p>
        )}
        {isShown && (
          <div className={styles.actions} lang={code}>
            {(phase === 'stopped' || isWaiting) && (
              <button type="button" onClick={onRun}>
                {t('editor.run', 'Run the demo')}
              </button>
            )}
            <button type="button" onClick={onReset}>
              {t('demo.reset', 'Reset demo')}
            </button>
          </div>
        )}
      </div>
      {!styled && (
        <p className={styles.note}>
          Tailwind could not be loaded: only the classes of the published demo have
          styles.
        </p>
      )}
    </>
  );
}
