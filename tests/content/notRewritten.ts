/**
 * Pages that were written before the guide of CONTRIBUTING.md and still break one of its rules.
 * No page is added. When a page is rewritten, its line goes: `tests/content/guide.test.ts` asks
 * for it.
 */
export const NOT_REWRITTEN: readonly string[] = [
  'docs/joy-ui/components/button/button.mdx',
  'docs/joy-ui/index.mdx',
  'docs/base-ui/components/button/button.mdx',
  'docs/base-ui/index.mdx',
  'docs/system/getting-started/the-sx-prop.mdx',
  'docs/system/index.mdx',
  'docs/x/charts/overview.mdx',
  'docs/x/date-pickers/overview.mdx',
  'docs/x/index.mdx',
];
