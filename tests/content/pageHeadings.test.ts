import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { listPageAnchors } from '../../scripts/check/links/listPageAnchors';
import { getLimit } from '../limits/limits';
import { extractSections } from '../../plugins/publish/search-index/extractSections';
import { parsePage } from '../../plugins/shared/parsePage';

/** Compiles pages with Docusaurus, in a process of its own. */
function compile(pages: readonly string[]): string[] {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'compilePages.mts')],
    { input: JSON.stringify(pages), encoding: 'utf8', maxBuffer: 10_000_000 },
  );
  return JSON.parse(output) as string[];
}

/** Reads the exported table of contents of a compiled page: ids and texts, without tags. */
function readContents(content: string) {
  const list = /const toc = (\[[^]*?\n?\]);/.exec(content)?.[1] ?? '';
  return [...list.matchAll(/"value": ("(?:[^"\\]|\\.)*"),\s*"id": ("[^"]*")/g)].map(
    ([, value, id]) => ({
      id: JSON.parse(id ?? '""') as string,
      text: (JSON.parse(value ?? '""') as string)
        .replace(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"'),
    }),
  );
}

const PAGES: [name: string, page: string, ids: string[], texts: string[]][] = [
  ['an id in a comment', '## Rows {/* #own-id */}', ['own-id'], ['Rows']],
  [
    'an id with a remark',
    '## Rows {/* #own-id, as before */}',
    ['own-id,'],
    ['Rows'],
  ],
  ['an id in braces', '## Rows of `Table` {#own-id}', ['own-id'], ['Rows of Table']],
  ['bold with code', '## **Set `sx`** once', ['set-sx-once'], ['Set sx once']],
  ['bold with code in a word', '## **a`b`c**', ['abc'], ['abc']],
  [
    'an element',
    '## Use <abbr title="a">CSS</abbr>s here',
    ['use-csss-here'],
    ['Use CSSs here'],
  ],
  ['a link', '## See [the `Box`](/a/)', ['see-the-box'], ['See the Box']],
  [
    'a pseudo-class',
    '## Style the :hover state',
    ['style-the-hover-state'],
    ['Style the :hover state'],
  ],
  [
    'a pseudo-element',
    '## Style ::before and :is[a]',
    ['style-before-and-isa'],
    ['Style ::before and :is[a]'],
  ],
  [
    'a word between colons',
    '## Say :smile: aloud',
    ['say-smile-aloud'],
    ['Say :smile: aloud'],
  ],
  [
    'the same heading in details',
    '<details>\n\n## Twice\n\n</details>\n\n## Twice',
    ['twice', 'twice-1'],
    ['Twice', 'Twice'],
  ],
  [
    'the same heading in a box',
    ':::note[Title]\n\n## Twice\n\n:::\n\n## Twice',
    ['twice', 'twice-1'],
    ['Twice', 'Twice'],
  ],
  ['signs', '## A & B "c"', ['a--b-c'], ['A & B "c"']],
];

describe('the headings of a page', () => {
  let compiled: string[];

  beforeAll(() => {
    compiled = compile(PAGES.map(([, page]) => page));
  }, getLimit('build'));

  it.each(PAGES)(
    'have one id and one text everywhere: %s',
    async (name, page, ids, texts) => {
      const content = compiled[PAGES.findIndex(([other]) => other === name)] ?? '';
      expect(readContents(content)).toEqual(
        ids.map((id, index) => ({ id, text: texts[index] })),
      );
      const source = `---\ntitle: Page\n---\n\n${page}\n`;
      const anchors = await listPageAnchors(source, __dirname);
      expect([...anchors.ids]).toEqual(ids);
      // The search finds parts of a page; a heading in details or in a box begins none.
      const sections = await extractSections(source);
      expect(sections.at(-1)).toMatchObject({
        id: ids.at(-1),
        heading: texts.at(-1),
      });
    },
  );
});

const TEXTS = [
  'Style :hover and :focus-visible.',
  'At 09:30, a:b and :a[b].',
  '::before',
  'Say :smile: here.',
];

describe('colons', () => {
  let compiled: string[];

  beforeAll(() => {
    compiled = compile([...TEXTS, ':::warning\n\nText.\n\n:::']);
  }, getLimit('build'));

  it.each(TEXTS)('stay in the text: %s', (text) => {
    expect(parsePage(text)).toMatchObject({
      children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
    });
    expect(compiled[TEXTS.indexOf(text)]).toContain(JSON.stringify(text));
  });

  it('begin a box all the same', () => {
    expect(parsePage(':::warning[Mind]\n\nText.\n\n:::')).toMatchObject({
      children: [{ type: 'containerDirective', name: 'warning' }],
    });
    expect(compiled.at(-1)).toContain('admonition');
  });
});
