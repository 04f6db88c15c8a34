import type { JoyTokens } from './tokens';

/** Past, present and undone states, so that steps can be undone and redone. */
export interface ThemeHistory {
  readonly past: readonly JoyTokens[];
  readonly present: JoyTokens;
  readonly future: readonly JoyTokens[];
  /** Subject and time of the last step: a further change of the same subject joins it. */
  readonly last: { readonly subject: string; readonly time: number } | null;
}

export type HistoryAction =
  /** Restarts, with nothing to undo. */
  | { type: 'start'; tokens: JoyTokens }
  /** `subject` names what is changed; `time` is in milliseconds. */
  | { type: 'change'; tokens: JoyTokens; subject: string; time: number }
  | { type: 'undo' }
  | { type: 'redo' };

/** Steps that can be undone. */
const STEPS_MAX = 100;

/** Changes of one subject that follow each other within this time are one step. */
const SAME_STEP_MS = 800;

export const createHistory = (present: JoyTokens): ThemeHistory => ({
  past: [],
  present,
  future: [],
  last: null,
});

const isSame = (a: JoyTokens, b: JoyTokens) =>
  JSON.stringify(a) === JSON.stringify(b);

function change(
  history: ThemeHistory,
  { tokens, subject, time }: Extract<HistoryAction, { type: 'change' }>,
): ThemeHistory {
  const { past, present, last } = history;
  if (isSame(tokens, present)) return history;
  // A colour that is dragged changes with every pixel.
  const continues =
    last?.subject === subject && time - last.time < SAME_STEP_MS && past.length > 0;
  return {
    past: continues ? past : [...past, present].slice(-STEPS_MAX),
    present: tokens,
    future: [],
    last: { subject, time },
  };
}

/** The next history; the same object where there is nothing to do. */
export function historyReducer(
  history: ThemeHistory,
  action: HistoryAction,
): ThemeHistory {
  const { past, present, future } = history;
  switch (action.type) {
    case 'start':
      return createHistory(action.tokens);
    case 'change':
      return change(history, action);
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? history
        : {
            past: past.slice(0, -1),
            present: before,
            future: [present, ...future],
            last: null,
          };
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after === undefined
        ? history
        : { past: [...past, present], present: after, future: rest, last: null };
    }
  }
}
