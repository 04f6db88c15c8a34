import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { highlightCode } from '../../shared/highlightCode';
import type { MdxJsxElement } from '../../shared/mdxAttributes';
import { remarkCodeBlocks } from './remarkCodeBlocks';

const PAGE = '/site/docs/button.mdx';

/** Runs the plugin over a page and gives the attributes of its code blocks. */
function highlightPage(text: string): Record<string, unknown>[] {
  const file = new VFile({ path: PAGE, value: text });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCodeBlocks);
  const tree = processor.runSync(processor.parse(file), file);
  const blocks: Record<string, unknown>[] = [];
  visit(tree, (node: unknown) => {
    const { name, type, attributes } = node as MdxJsxElement;
    if (type === 'mdxJsxFlowElement' && name === 'CodeBlock') {
      blocks.push(
        Object.fromEntries(attributes.map((entry) => [entry.name, entry.value])),
      );
    }
    expect(type).not.toBe('code');
  });
  return blocks;
}

it('a code fence is highlighted at build', () => {
  expect(highlightPage('Text\n\n```tsx\nconst a = <b />;\n```\n')).toEqual([
    { language: 'tsx', html: highlightCode('const a = <b />;', 'tsx') },
  ]);
});

it.each([
  ['```bash title="In a terminal"', 'In a terminal'],
  ['```bash title=\'In "one" terminal\'', 'In "one" terminal'],
  ['```bash title=App.tsx', 'App.tsx'],
  ['```bash title=""', undefined],
  ['```bash', undefined],
])('reads the title of %s: %j', (fence, title) => {
  expect(highlightPage(`${fence}\nnpm start\n\`\`\`\n`)[0]?.title).toBe(title);
});

it('takes a fence without language for plain text', () => {
  expect(highlightPage('```\na < b\n```\n')).toEqual([
    { language: 'text', html: 'a &lt; b' },
  ]);
});

it('finds fences in lists and elements, all of them', () => {
  const blocks = highlightPage(`1. One

   \`\`\`js
   one();
   \`\`\`

<Note>
  \`\`\`js
  two();
  \`\`\`
</Note>

\`\`\`\`md
\`\`\`js
three();
\`\`\`
\`\`\`\`
`);
  expect(blocks.map(({ language }) => language)).toEqual(['js', 'js', 'md']);
});

it('leaves code in a line of text alone', () => {
  expect(highlightPage('Write `const a = <b />`.\n')).toEqual([]);
});

it.each([
  ['```tsx {1,3}', 3, '{1,3}: lines are not highlighted'],
  ['```tsx{2}', 3, '{2}: lines are not highlighted'],
  ['```tsx title="A" showLineNumbers', 3, 'showLineNumbers: lines are not numbered'],
  ['```tsx subtitle="Other"', 3, '"subtitle="Other"" is no option of a code block'],
  ['```tsx title="Open', 3, '"title="Open" is no option of a code block'],
  ['```title="A"', 3, '"title="A"" is no option of a code block'],
  ['```js\na();\n  // highlight-start', 5, '"// highlight-start": lines are not'],
  ['```tsx\n{/* highlight-next-line */}', 4, '"{/* highlight-next-line */}": lines'],
  ['```html\n<!-- highlight-end -->', 4, '"<!-- highlight-end -->": lines are'],
])('refuses what would be dropped: %s', (fence, line, problem) => {
  expect(() => highlightPage(`Text\n\n${fence}\nb();\n\`\`\`\n`)).toThrow(
    `${PAGE}:${line}: ${problem}`,
  );
});

it('names page and line of a fence in an unknown language', () => {
  expect(() =>
    highlightPage('Text\n\n```js\na\n```\n\n```klingon\nnuq\n```\n'),
  ).toThrow(`${PAGE}:7: unknown code language "klingon"`);
});
