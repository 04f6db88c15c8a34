import type { EditState } from './createEditSession';
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

export function EditedStageMessage({
  phase,
  failure,
  styled,
  onRun,
}: EditedStageMessageProps) {
  return (
    <>
      <div role="alert" className={styles.failure} hidden={!failure}>
        {failure && (
          <p>
            <strong>
              {phase === 'stopped'
                ? 'The demo was stopped'
                : 'The demo has an error'}
              {failure.place &&
                ` in line ${failure.place.line} of ${failure.place.file}`}
              .
            </strong>{' '}
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
        <p className={styles.note}>
          Your changes are back. The last time this code ran, it did not answer.
        </p>
      )}
      {(phase === 'stopped' || phase === 'waiting') && (
        <button type="button" className={styles.run} onClick={onRun}>
          Run the demo
        </button>
      )}
    </>
  );
}
