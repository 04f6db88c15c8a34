/**
 * Pages that were written before the guide of CONTRIBUTING.md and still break one of its rules.
 * No page is added. When a page is rewritten, its line goes: `tests/content/guide.test.ts` asks
 * for it.
 */
export const NOT_REWRITTEN: readonly string[] = [
];
