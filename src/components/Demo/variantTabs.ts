import type { CodeVariant } from '../../lib/codeVariant';

/** The language tabs of every demo, in their order. */
export const VARIANT_TABS: readonly { value: CodeVariant; label: string }[] = [
  { value: 'JS', label: 'JavaScript' },
  { value: 'TS', label: 'TypeScript' },
];
