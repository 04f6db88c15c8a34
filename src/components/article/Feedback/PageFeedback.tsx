import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Answer } from '../../../lib/reporting/feedback';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import type { Outcome } from './FeedbackForm';
import styles from './Feedback.module.css';

interface PageFeedbackProps {
  /** Address of the page the question is about. */
  pathname: string;
  title: string;
}

const loadForm = () => import('./FeedbackForm');

type FormModule = Awaited<ReturnType<typeof loadForm>>;

/** Asks whether the page was of use. The form after an answer is loaded with the answer. */
export function PageFeedback({ pathname, title }: PageFeedbackProps) {
  const root = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const placeId = useId();
  const [form, setForm] = useState<FormModule>();
  const [helpful, setHelpful] = useState<boolean | null>(null);
  /** Number of answers since the page was opened. */
  const [presses, setPresses] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The answer that was deleted last, while it can be restored. */
  const [deleted, setDeleted] = useState<Answer | null>(null);
  const [restored, setRestored] = useState(false);
  const { feedbackUrl } = useSiteFacts();
  const t = useTranslate();

  const clearStatus = useCallback(() => {
    setOutcome(null);
    setDeleted(null);
    setRestored(false);
  }, []);

  const press = async (value: boolean) => {
    clearStatus();
    try {
      setForm(await loadForm());
      setHelpful(value);
      setPresses((count) => count + 1);
    } catch {
      setOutcome('failed');
    }
  };

  // An earlier answer is shown when the reader gets here, where the browser can tell.
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        // No reader waits for it yet, so a failure is left to `watchScripts`, which knows by
        // that that no reload is needed. The buttons load it again and report a failure.
        void loadForm().then((loaded) => {
          const kept = loaded.feedback.read(pathname);
          setForm(loaded);
          setHelpful((current) => current ?? kept?.helpful ?? null);
        });
      }
    });
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [pathname]);

  const clear = useCallback(() => {
    setHelpful(null);
    clearStatus();
    setPresses(0);
  }, [clearStatus]);

  const focusQuestion = useCallback(
    () => root.current?.querySelector('button')?.focus(),
    [],
  );

  const handleForget = useCallback(
    (answer: Answer) => {
      clear();
      setDeleted(answer);
      focusQuestion();
    },
    [clear, focusQuestion],
  );

  const handleUndo = () => {
    if (!form || !deleted) return;
    form.feedback.write(pathname, deleted);
    setHelpful(deleted.helpful);
    setDeleted(null);
    setRestored(true);
    focusQuestion();
  };

  // All that is stored was removed, here or in another tab.
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => key === null && clear();
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [clear]);

  const outcomes: Record<Outcome, string> = {
    sent: t('feedback.sent', 'Thank you. Your answer has been sent.'),
    kept: t('feedback.kept', 'Thank you. Your answer is kept in this browser.'),
    failed: t('feedback.failed', 'That did not work. Please try again.'),
  };

  return (
    <div
      ref={root}
      className={styles.feedback}
      role="group"
      aria-labelledby={questionId}
      aria-describedby={placeId}
      data-needs-script
    >
      <div className={styles.question}>
        <p id={questionId}>{t('feedback.question', 'Was this page helpful?')}</p>
        {([true, false] as const).map((value) => (
          <button
            key={String(value)}
            type="button"
            className={styles.button}
            aria-pressed={helpful === value}
            data-ga-event-category="feedback"
            data-ga-event-action={value ? 'yes' : 'no'}
            onClick={() => void press(value)}
          >
            {value ? t('feedback.yes', 'Yes') : t('feedback.no', 'No')}
          </button>
        ))}
        <p
          role="status"
          className={styles.status}
          data-failed={outcome === 'failed'}
        >
          {outcome
            ? outcomes[outcome]
            : restored && t('undo.done', 'Everything is as it was.')}
        </p>
        {deleted && (
          <button type="button" className={styles.quiet} onClick={handleUndo}>
            {t('undo.action', 'Undo')}
          </button>
        )}
      </div>
      {/* Before anything is pressed: readers decide by it whether they answer. */}
      <p id={placeId} className={styles.place}>
        {feedbackUrl
          ? t('feedback.goes', 'Answers are sent to {{host}}.', {
              host: new URL(feedbackUrl).host,
            })
          : t('feedback.stays', 'Answers stay in this browser.')}
      </p>
      {form && helpful !== null && (
        <form.FeedbackForm
          pathname={pathname}
          title={title}
          helpful={helpful}
          presses={presses}
          onOutcome={setOutcome}
          onForget={handleForget}
        />
      )}
    </div>
  );
}
