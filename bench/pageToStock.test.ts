import { readFileSync } from 'node:fs';
import { pageToStock } from './pageToStock.mts';

describe('pageToStock', () => {
  it('leaves out what only the portal can draw', () => {
    expect(pageToStock('A.\n\n<Demo name="Sizes" label="All" />\n\nB.\n')).toBe(
      'A.\n\n\n\nB.\n',
    );
  });

  it.each(['```tsx\n<Demo name="Sizes" />\n```\n', '~~~~\n```\n<Demo />\n~~~~\n'])(
    'leaves code alone: %j',
    (source) => {
      expect(pageToStock(source)).toBe(source);
    },
  );

  it('leaves out ids of headings', () => {
    expect(pageToStock('## Sizes {#choose-a-size}\n\nUse `{#id}`.\n')).toBe(
      '## Sizes\n\nUse `{#id}`.\n',
    );
  });

  it('keeps the text of the Button page and none of its demos', () => {
    const source = readFileSync(
      'docs/material-ui/components/button/button.mdx',
      'utf8',
    );
    const stock = pageToStock(source);
    expect(source).toContain('<Demo name=');
    expect(stock).not.toContain('<Demo name=');
    expect(stock.match(/^## .*$/gm)).toEqual(
      source.match(/^## .*$/gm)?.map((heading) => heading.replace(/ \{#.+\}$/, '')),
    );
    expect(stock.match(/^```/gm)).toEqual(source.match(/^```/gm));
  });
});
