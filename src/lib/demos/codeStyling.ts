/** Styling of a demo's code. */
export type CodeStyling = 'MUI System' | 'Tailwind' | 'CSS';

/** All choices in the order of their tabs. */
export const CODE_STYLINGS: readonly CodeStyling[] = [
  'MUI System',
  'Tailwind',
  'CSS',
];

/** Ids of the stylings in files, links and `data-code-styling`. */
export const CODE_STYLING_IDS: Readonly<Record<CodeStyling, string>> = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
};

/**
 * The stylings that a text lists by their ids; a word that is none is passed over.
 *
 * @example idsToCodeStylings('system css') // → ['MUI System', 'CSS']
 */
export function idsToCodeStylings(ids: string): CodeStyling[] {
  const words = ids.split(' ');
  return CODE_STYLINGS.filter((styling) =>
    words.includes(CODE_STYLING_IDS[styling]),
  );
}

/** Default styling of readers who have not chosen one. */
export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';

/** Name of the cookie. */
export const CODE_STYLING_COOKIE = 'codeStyling';

/** Returns the value if it is a styling choice, else undefined. */
export function parseCodeStyling(value: unknown): CodeStyling | undefined {
  return CODE_STYLINGS.find((styling) => styling === value);
}

/**
 * Returns the styling in the hash of a link to a demo, or null. Demo names begin with a
 * capital, so the hash of a heading such as `#css-variables` has none.
 *
 * @example
 * hashToCodeStyling('#tailwind-BasicButtons.tsx') // → 'Tailwind'
 * @example
 * hashToCodeStyling('#BasicButtons.tsx') // → null
 */
export function hashToCodeStyling(hash: string): CodeStyling | null {
  switch (/^#?(tailwind|css|system)-[A-Z]/.exec(hash)?.[1]) {
    case 'tailwind':
      return 'Tailwind';
    case 'css':
      return 'CSS';
    case 'system':
      return 'MUI System';
    default:
      return null;
  }
}

/**
 * The styling to show: from the hash, else from the cookie, else MUI System.
 *
 * @param cookie decoded value of the cookie; anything unknown counts as absent
 */
export function resolveCodeStyling({
  hash,
  cookie,
}: {
  hash: string;
  cookie: unknown;
}): CodeStyling {
  return hashToCodeStyling(hash) ?? parseCodeStyling(cookie) ?? DEFAULT_CODE_STYLING;
}
