import { CODE_STYLINGS, type CodeStyling } from '../../../lib/demos/codeStyling';
import { CODE_VARIANTS, demoToHash } from '../../../lib/demos/codeVariant';

/**
 * Every anchor that leads to a demo: its names, and under each its files, and its files in
 * each styling.
 *
 * @param names the name of the demo and its earlier ones
 * @param written null for a demo that knows no stylings
 */
export function listDemoAnchors(
  names: readonly string[],
  written: readonly CodeStyling[] | null,
): string[] {
  const stylings = written ? [null, ...CODE_STYLINGS] : [null];
  return names.flatMap((name) => [
    name,
    ...stylings.flatMap((styling) =>
      CODE_VARIANTS.map((variant) =>
        demoToHash({ demo: name, variant, styling }).slice(1),
      ),
    ),
  ]);
}
