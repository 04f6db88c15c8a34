import { useShownLanguage } from '../../hooks/useTranslate';
import type { EditState } from './createEditSession';
import type { Translate } from '../../lib/translations';
import type { DemoFailure } from './runnerProtocol';
import styles from './DemoEditor.module.css';

interface EditedStageMessageProps extends Pick<
  EditState,
  'phase' | 'failure' | 'styled'
> {
  onRun: () => void;
}

/** Errors whose class says nothing beyond their message. */
const PLAIN_NAMES = ['Error', 'EndlessCodeError', 'Stopped'];

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
  const { file, line } = place;
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
}: EditedStageMessageProps) {
  const { code, translate: t } = useShownLanguage();
  return (
    <>
      <div role="alert" className={styles.failure} hidden={!failure}>
        {failure && (
          <p>
            <strong lang={code}>{describePhase(phase, failure, t)}</strong>{' '}
            {describeFailure(failure)}
          </p>
        )}
      </div>
      {!styled && (
        <p className={styles.note}>
          Tailwind could not be loaded: only the classes of the published demo have
          styles.
        </p>
      )}
      {phase === 'waiting' && (
        <p className={styles.note} lang={code}>
          {t(
            'editor.waiting',
            'Your changes are back. The last time this code ran, it did not answer.',
          )}
        </p>
      )}
      {(phase === 'stopped' || phase === 'waiting') && (
        <button type="button" className={styles.run} lang={code} onClick={onRun}>
          {t('editor.run', 'Run the demo')}
        </button>
      )}
    </>
  );
}
