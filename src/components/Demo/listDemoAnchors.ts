import { CODE_STYLINGS, type CodeStyling } from '../../lib/codeStyling';
import { CODE_VARIANTS, demoToHash } from '../../lib/codeVariant';

/**
 * Every anchor that leads to a demo: its name, its files, and its files in each styling.
 *
 * @param written null for a demo that knows no stylings
 */
export function listDemoAnchors(
  name: string,
  written: readonly CodeStyling[] | null,
): string[] {
  const stylings = written ? [null, ...CODE_STYLINGS] : [null];
  return [
    name,
    ...stylings.flatMap((styling) =>
      CODE_VARIANTS.map((variant) =>
        demoToHash({ demo: name, variant, styling }).slice(1),
      ),
    ),
  ];
}
