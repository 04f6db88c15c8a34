/** Longest text that is taken for a class name, in characters. */
const CANDIDATE_MAX_LENGTH = 200;

/** Characters before a class name, as an attribute or in a list. */
const OPENING = /^[\w$.-]*[=:]?[{([]*["'`]/;

/** Up to the quote that ends a text; those within brackets belong to a class name. */
const UP_TO_QUOTE = /^(?:\[[^\]\s]*\]|[^"'`[])*/;

/**
 * Lists whatever in a source may be a class name of Tailwind. Most of it is none; Tailwind
 * takes what it knows. Texts with quotes of their own (`content-['']`) are found as long as
 * they hold no spaces, which Tailwind writes as underscores.
 *
 * @param source TSX or JSX, whole or broken
 * @returns each text once, in the order of the source
 */
export function sourceToCandidates(source: string): string[] {
  const between = source.split(/[\s"'`]+/);
  const around = source
    .split(/\s+/)
    .map((text) => UP_TO_QUOTE.exec(text.replace(OPENING, ''))?.[0] ?? '');
  return [...new Set([...between, ...around])].filter(
    (text) => /^[a-z@!*[-]/.test(text) && text.length <= CANDIDATE_MAX_LENGTH,
  );
}
