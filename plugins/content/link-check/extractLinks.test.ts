import fc from 'fast-check';
import { extractLinks } from './extractLinks';

describe('extractLinks', () => {
  it.each([
    ['See [Usage](/material-ui/usage/).', '/material-ui/usage/'],
    ['[Sizes](#sizes)', '#sizes'],
    ['[A](</a/>)', '/a/'],
    ['[A](/a/?b=1#c "Title")', '/a/?b=1#c'],
    ['<Link to="/a/">A</Link>', '/a/'],
    ["<a href='/a/#b'>A</a>", '/a/#b'],
    ['[a]\n\n[a]: /a/', '/a/', 3],
    ['[a](</with space/>)', '/with space/'],
    ['[a](/a_(b)/)', '/a_(b)/'],
    ["<a href={'/a/'}>A</a>", '/a/'],
    ['{[1].map(() => <a href="/a/" />)}', '/a/'],
    ['\n> - [a](/a/)', '/a/', 2],
    ['![Picture](/img/a.png)', '/img/a.png'],
    ['[A](../chip/#sizes)', '../chip/#sizes'],
    ['[A](./b.mdx#sizes)', './b.mdx#sizes'],
    ['[A](../v5.15/)', '../v5.15/'],
  ])('%s', (source, href, line = 1) => {
    expect(extractLinks(source)).toEqual([{ href, line }]);
  });

  it.each([
    '[A](https://example.org/a/)',
    '[A](//example.org/a/)',
    '[A](mailto:a@example.org)',
    '![A](./b.png)',
    '[A](b.json?raw)',
    '`[A](/a/)`',
    '``[A](/a/) ` ``',
    '```md\n[A](/a/)\n```',
    '~~~\n```\n[A](/a/)\n~~~',
    'A path /a/ in the text.',
    '{/* [A](/a/) and <a href="/a/" /> */}',
    '> ```md\n> [A](/a/)\n> ```',
    '- ~~~\n  [A](/a/)\n  ~~~',
    '\\[A](/a/)',
    '[unused]: /a/',
    'A { brace that breaks the page, [A](/a/)',
  ])('passes over %j', (source) => {
    expect(extractLinks(source)).toEqual([]);
  });

  it('says the line, also after code', () => {
    expect(extractLinks('# A\n\n```tsx\nx\n```\n\n[A](/a/) and [B](/b/)')).toEqual([
      { href: '/a/', line: 7 },
      { href: '/b/', line: 7 },
    ]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (source) => {
        expect(Array.isArray(extractLinks(source))).toBe(true);
      }),
    );
  });
});
