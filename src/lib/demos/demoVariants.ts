import {
  CODE_STYLINGS,
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from './codeStyling';

/** Variants of a demo by styling; `stylings` is absent where it has none. */
export interface StyledDemo<Variant> {
  stylings?: Readonly<Partial<Record<CodeStyling, Variant>>>;
}

/**
 * The variant of a demo to show: that of the reader's choice, or MUI System where the demo
 * is not written in it; the frame says so.
 *
 * @param demo is itself the variant in MUI System
 * @returns the variant, and the styling it is in
 */
export function chooseDemoVariant<Variant extends object>(
  demo: Variant & StyledDemo<Variant>,
  choice: CodeStyling,
): { styling: CodeStyling; variant: Variant } {
  const variant = demo.stylings?.[choice];
  return variant
    ? { styling: choice, variant }
    : { styling: DEFAULT_CODE_STYLING, variant: demo };
}

/** The styling to show: the chosen one, or MUI System where that is missing. */
export function chooseStyling(
  written: readonly CodeStyling[],
  choice: CodeStyling,
): CodeStyling {
  return written.includes(choice) ? choice : DEFAULT_CODE_STYLING;
}

/** The stylings that a demo is not written in, in the order of their tabs. */
export function findMissingStylings(written: readonly CodeStyling[]): CodeStyling[] {
  return CODE_STYLINGS.filter((styling) => !written.includes(styling));
}

/**
 * For which choices of a reader one styling of a demo is shown: for itself, and MUI System
 * for those that are missing. Style sheets compare it with `data-code-styling`.
 *
 * @param written the stylings in which the demo is written
 * @returns ids, with spaces between
 * @example stylingToChoices('MUI System', ['MUI System', 'CSS']) // → 'system tailwind'
 */
export function stylingToChoices(
  styling: CodeStyling,
  written: readonly CodeStyling[],
): string {
  const missing =
    styling === DEFAULT_CODE_STYLING ? findMissingStylings(written) : [];
  return [styling, ...missing].map((it) => CODE_STYLING_IDS[it]).join(' ');
}
