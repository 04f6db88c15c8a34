import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { useBuilder } from './BuilderContext';
import type { ThemeReadResult } from './readJoyTheme';
import playStyles from '../../demos/Playground/Playground.module.css';
import styles from './ThemeBuilder.module.css';

type Outcome =
  | { kind: 'read'; leftOut: ThemeReadResult['leftOut'] }
  /** `line` is null where the code is not to blame. */
  | { kind: 'failed'; message: string; line: number | null };

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** Takes a theme that was written elsewhere, without running it. */
export function ThemeReader() {
  const t = useTranslate();
  const id = useId();
  const { defaults, replace } = useBuilder();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const source = field.current?.value ?? '';
    setOutcome(null);
    try {
      // The parser is larger than the rest of the builder.
      const { readJoyTheme, ThemeReadError } = await import('./readJoyTheme');
      try {
        const { tokens, leftOut } = readJoyTheme(source, defaults);
        replace(tokens);
        setOutcome({ kind: 'read', leftOut });
      } catch (error) {
        if (!(error instanceof ThemeReadError)) throw error;
        const { message, line } = error;
        setOutcome({ kind: 'failed', message, line });
        if (field.current) selectLine(field.current, line);
      }
    } catch (error) {
      const { message } = error as Error;
      setOutcome({ kind: 'failed', message, line: null });
    }
  }

  return (
    <details className={playStyles.controls} data-needs-script data-chrome>
      <summary>{t('builder.paste', 'Paste a theme')}</summary>
      <form className={styles.reader} onSubmit={(event) => void handleSubmit(event)}>
        <label htmlFor={`${id}-code`} className={playStyles.name}>
          extendTheme
        </label>
        <textarea
          ref={field}
          id={`${id}-code`}
          className={playStyles.text}
          dir="ltr"
          rows={8}
          placeholder="extendTheme({ … })"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={outcome?.kind === 'failed' || undefined}
          aria-describedby={`${id}-outcome`}
        />
        <button type="submit" className={playStyles.action}>
          {t('builder.read', 'Apply')}
        </button>
        <div id={`${id}-outcome`} role="status">
          {outcome?.kind === 'failed' && (
            <p data-failed>
              {outcome.line !== null && (
                <code dir="ltr">theme.ts:{outcome.line}</code>
              )}{' '}
              {outcome.message}
            </p>
          )}
          {outcome?.kind === 'read' && <Report leftOut={outcome.leftOut} />}
        </div>
      </form>
    </details>
  );
}

function Report({ leftOut }: Pick<ThemeReadResult, 'leftOut'>) {
  const t = useTranslate();
  return (
    <>
      <p>{t('builder.applied', 'The theme was applied.')}</p>
      {leftOut.length > 0 && (
        <>
          <p>{t('builder.leftOut', 'These parts have no controls here:')}</p>
          <ul dir="ltr">
            {leftOut.map(({ path, line }) => (
              <li key={`${path} ${line}`}>
                <code>{path}</code> ({line})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
