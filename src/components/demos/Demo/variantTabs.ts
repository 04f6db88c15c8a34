import {
  CODE_STYLINGS,
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../lib/demos/codeStyling';
import type { CodeVariant } from '../../../lib/demos/codeVariant';

/** The language tabs of every demo, in their order. */
export const VARIANT_TABS: readonly { value: CodeVariant; label: string }[] = [
  { value: 'JS', label: 'JavaScript' },
  { value: 'TS', label: 'TypeScript' },
];

/** The styling tabs of demos that have variants, in their order. */
export const STYLING_TABS: readonly { value: CodeStyling; label: string }[] =
  CODE_STYLINGS.map((styling) => ({ value: styling, label: styling }));

/**
 * Id of the code of a demo in one language and styling.
 *
 * @param codeId of all its code
 * @param styling null for a demo that knows no stylings
 */
export function getCodePanelId(
  codeId: string,
  variant: CodeVariant,
  styling: CodeStyling | null,
): string {
  return styling === null || styling === DEFAULT_CODE_STYLING
    ? `${codeId}-${variant}`
    : `${codeId}-${CODE_STYLING_IDS[styling]}-${variant}`;
}
