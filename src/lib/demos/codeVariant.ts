import {
  CODE_STYLING_IDS,
  hashToCodeStyling,
  type CodeStyling,
} from './codeStyling';

/** Language of the code samples. */
export type CodeVariant = 'JS' | 'TS';

/** All variants in the order of their tabs. */
export const CODE_VARIANTS: readonly CodeVariant[] = ['JS', 'TS'];

/** Default variant of readers who have not chosen one. */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Name of the cookie. */
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** A demo as a link names it. */
export interface DemoLink {
  /** Name of the demo, as its file is called. */
  demo: string;
  variant: CodeVariant;
  /** Null where the link leaves the styling to the reader's preference. */
  styling: CodeStyling | null;
}

/** Returns the value if it is a variant, else undefined. */
export function parseCodeVariant(value: unknown): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => variant === value);
}

/**
 * Returns the variant at the end of a hash: `.js` or `.tsx`, nothing else.
 *
 * @example
 * hashToCodeVariant('#BasicButtons.js') // → 'JS'
 * @example
 * hashToCodeVariant('#BasicButtons.jsx') // → null
 */
export function hashToCodeVariant(hash: string): CodeVariant | null {
  if (hash.endsWith('.js')) {
    return 'JS';
  }
  return hash.endsWith('.tsx') ? 'TS' : null;
}

/**
 * The variant to show: from the hash, else from the cookie, else TypeScript.
 *
 * @param cookie value of the cookie; anything unknown counts as absent
 */
export function resolveCodeVariant({
  hash,
  cookie,
}: {
  hash: string;
  cookie: unknown;
}): CodeVariant {
  return hashToCodeVariant(hash) ?? parseCodeVariant(cookie) ?? DEFAULT_CODE_VARIANT;
}

/**
 * Returns the demo whose code a hash links to. A hash without file ending only points at a
 * place on the page and opens nothing: null.
 *
 * @example
 * hashToDemo('#BasicButtons.tsx')
 * // → { demo: 'BasicButtons', variant: 'TS', styling: null }
 * @example
 * hashToDemo('#tailwind-BasicButtons.js')
 * // → { demo: 'BasicButtons', variant: 'JS', styling: 'Tailwind' }
 */
export function hashToDemo(hash: string): DemoLink | null {
  const variant = hashToCodeVariant(hash);
  const demo =
    /^#?(?:(?:tailwind|css|system)-)?([A-Z][A-Za-z0-9]*)\.(?:js|tsx)$/.exec(
      hash,
    )?.[1];
  return variant === null || demo === undefined
    ? null
    : { demo, variant, styling: hashToCodeStyling(hash) };
}

/**
 * The hash of a link to a demo, which `hashToDemo` reads.
 *
 * @example
 * demoToHash({ demo: 'BasicButtons', variant: 'JS', styling: null })
 * // → '#BasicButtons.js'
 * @example
 * demoToHash({ demo: 'BasicButtons', variant: 'TS', styling: 'Tailwind' })
 * // → '#tailwind-BasicButtons.tsx'
 */
export function demoToHash({ demo, variant, styling }: DemoLink): string {
  const prefix = styling === null ? '' : `${CODE_STYLING_IDS[styling]}-`;
  return `#${prefix}${demo}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
