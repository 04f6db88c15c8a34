import { useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  COMMENT_MAX_LENGTH,
  answerToIssueUrl,
  answerToRequest,
  type Answer,
} from '../../../lib/reporting/feedback';
import { feedback } from '../../../state/feedbackStore';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './Feedback.module.css';

export { feedback };

/** Outcome of sending an answer. */
export type Outcome = 'kept' | 'sent' | 'failed';

interface FeedbackFormProps {
  pathname: string;
  title: string;
  helpful: boolean;
  /** Changes with each answer; 0 for one from an earlier visit. */
  presses: number;
  onOutcome: (outcome: Outcome) => void;
  /** @param answer as it stands in the form, kept or not */
  onForget: (answer: Answer) => void;
}

async function sendAnswer(url: string, body: string): Promise<Outcome> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      // The answer arrives even if the reader leaves at once.
      keepalive: true,
      body,
    });
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}

export function FeedbackForm({
  pathname,
  title,
  helpful,
  presses,
  onOutcome,
  onForget,
}: FeedbackFormProps) {
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(0);
  const [comment, setComment] = useState(
    () => feedback.read(pathname)?.comment ?? '',
  );
  const { feedbackUrl, repositoryUrl } = useSiteFacts();
  const t = useTranslate();

  const submit = useCallback(async () => {
    const answer = { helpful, comment: field.current?.value ?? '' };
    feedback.write(pathname, answer);
    latest.current += 1;
    const own = latest.current;
    const outcome = feedbackUrl
      ? await sendAnswer(feedbackUrl, answerToRequest(pathname, answer))
      : 'kept';
    if (own === latest.current) onOutcome(outcome);
  }, [feedbackUrl, helpful, onOutcome, pathname]);

  useEffect(() => {
    if (presses > 0) void submit();
  }, [presses, submit]);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={fieldId}>
        {t('feedback.comment', 'What should we know? (optional)')}
      </label>
      <textarea
        ref={field}
        id={fieldId}
        rows={3}
        maxLength={COMMENT_MAX_LENGTH}
        value={comment}
        dir="auto"
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.actions}>
        {repositoryUrl && !feedbackUrl ? (
          <a
            className={styles.button}
            href={answerToIssueUrl(
              repositoryUrl,
              { title, url: window.location.origin + pathname },
              { helpful, comment },
            )}
            onClick={() => void submit()}
          >
            {t('feedback.issue', 'Open an issue')}
          </a>
        ) : (
          <button type="submit" className={styles.button}>
            {feedbackUrl ? t('feedback.send', 'Send') : t('feedback.save', 'Save')}
          </button>
        )}
        {!feedbackUrl && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              latest.current += 1;
              feedback.remove(pathname);
              onForget({ helpful, comment });
            }}
          >
            {t('feedback.forget', 'Delete answer')}
          </button>
        )}
      </div>
    </form>
  );
}
