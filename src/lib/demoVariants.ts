import { DEFAULT_CODE_STYLING, type CodeStyling } from './codeStyling';

/** What a demo has in each styling; `stylings` is absent where it knows none. */
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
