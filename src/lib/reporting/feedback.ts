import type { TextStorage } from '../storage/storageAreas';

/** Answer of a reader about a page. */
export interface Answer {
  helpful: boolean;
  /** In the reader's words; may be empty. */
  comment: string;
}

/** The reader's answers. No member ever throws. */
export interface Feedback {
  /** The answer about a page; null where there is none. */
  read(pathname: string): Answer | null;
  /** Keeps an answer; the oldest others give way if room is short. */
  write(pathname: string, answer: Answer): void;
  /** Forgets one answer. */
  remove(pathname: string): void;
  /** Deletes all answers. @returns a function that restores them */
  forget(): () => void;
}

/** Local storage key of all answers. */
export const FEEDBACK_KEY = 'page-feedback';

/** Longest comment, in UTF-16 units. */
export const COMMENT_MAX_LENGTH = 1000;

/** Number of remembered pages; with the longest comments that is less than 41 KB. */
export const FEEDBACK_MAX_PAGES = 40;

/** Format of what is stored. Another one is not understood and counts as nothing. */
const STORED_VERSION = 1;

function parseAnswer(value: unknown): Answer | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { helpful, comment } = value as Record<string, unknown>;
  return typeof helpful === 'boolean' && typeof comment === 'string'
    ? { helpful, comment: comment.slice(0, COMMENT_MAX_LENGTH) }
    : undefined;
}

/** Reads stored answers, the oldest first. Whatever is damaged or foreign is left out. */
export function parseFeedback(text: string): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return answers;
  }
  const { version, pages } = (stored ?? {}) as Record<string, unknown>;
  if (version !== STORED_VERSION || !Array.isArray(pages)) {
    return answers;
  }
  for (const entry of (pages as unknown[]).slice(-FEEDBACK_MAX_PAGES)) {
    const [pathname, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const answer = parseAnswer(value);
    if (typeof pathname === 'string' && answer) {
      answers.set(pathname, answer);
    }
  }
  return answers;
}

/** Text to store: the newest answers, the oldest of them first. */
export function serializeFeedback(answers: ReadonlyMap<string, Answer>): string {
  const pages = [...answers].slice(-FEEDBACK_MAX_PAGES);
  return JSON.stringify({ version: STORED_VERSION, pages });
}

/**
 * Keeps answers in one key of local storage. It is read again before each change, so that two
 * tabs do not undo each other. Answers that storage refuses stay in memory.
 *
 * @param getStorage a getter, because to name storage may throw already
 */
export function createFeedback(
  getStorage: () => TextStorage | null | undefined,
): Feedback {
  /** Answers that storage refused; null = removed. */
  const session = new Map<string, Answer | null>();

  function load(): Map<string, Answer> {
    try {
      return parseFeedback(getStorage()?.getItem(FEEDBACK_KEY) ?? '');
    } catch {
      return new Map();
    }
  }

  function change(pathname: string, answer: Answer | null): void {
    session.set(pathname, answer);
    try {
      const answers = load();
      answers.delete(pathname);
      if (answer) answers.set(pathname, answer);
      const storage = getStorage();
      if (answers.size > 0) {
        storage?.setItem(FEEDBACK_KEY, serializeFeedback(answers));
      } else {
        storage?.removeItem(FEEDBACK_KEY);
      }
      if (JSON.stringify(load().get(pathname) ?? null) === JSON.stringify(answer)) {
        session.delete(pathname);
      }
    } catch {
      // Storage is missing, full or disabled: the session keeps it.
    }
  }

  return {
    read(pathname) {
      const kept = session.get(pathname);
      return kept === undefined ? (load().get(pathname) ?? null) : kept;
    },
    write(pathname, answer) {
      change(pathname, answer);
    },
    remove(pathname) {
      change(pathname, null);
    },
    forget() {
      const kept = [...load(), ...session];
      kept.forEach(([pathname]) => change(pathname, null));
      return () => kept.forEach(([pathname, answer]) => change(pathname, answer));
    },
  };
}

/**
 * Body of the request to a configured endpoint, as JSON: `page`, `helpful`, `comment`.
 * Nothing else about the reader goes with it.
 *
 * @example
 * answerToRequest('/a/', { helpful: true, comment: ' ok ' })
 * // → '{"page":"/a/","helpful":true,"comment":"ok"}'
 */
export function answerToRequest(
  pathname: string,
  { helpful, comment }: Answer,
): string {
  return JSON.stringify({ page: pathname, helpful, comment: comment.trim() });
}

/**
 * Address of a new issue with the answer in it, as GitHub, Gitea and Forgejo take it.
 *
 * @param repositoryUrl without trailing slash
 * @param page the page's title and full address
 */
export function answerToIssueUrl(
  repositoryUrl: string,
  page: { title: string; url: string },
  { helpful, comment }: Answer,
): string {
  const query = new URLSearchParams({
    title: `Feedback: ${page.title}`,
    body: [
      `Page: ${page.url}`,
      `Helpful: ${helpful ? 'yes' : 'no'}`,
      ...(comment.trim() ? ['', comment.trim()] : []),
    ].join('\n'),
  });
  return `${repositoryUrl}/issues/new?${query}`;
}
