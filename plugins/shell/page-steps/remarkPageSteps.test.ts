import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { MdxJsxElement } from '../../shared/mdxAttributes';
import { remarkPageSteps } from './remarkPageSteps';

const parser = unified().use(remarkParse).use(remarkMdx);

const DEMO = '<Demo name="Lamp" />';

/** Outline of each step: names of elements, texts of headings, types of others. */
type Outline = (string | Outline)[];

function outline(nodes: readonly RootContent[]): Outline {
  return nodes.map((node) => {
    const { name, children } = node as Partial<MdxJsxElement>;
    if (name === 'NextStep') return outline(children as RootContent[]);
    if (name) return name;
    if (node.type === 'heading') {
      return node.children
        .map((part) => ('value' in part ? part.value : ''))
        .join('');
    }
    return node.type === ('mdxjsEsm' as string)
      ? (node as unknown as { value: string }).value
      : node.type;
  });
}

function cut(source: string): Outline {
  const tree: Root = parser.parse(source);
  remarkPageSteps()(tree);
  return outline(tree.children);
}

it('leaves a page as it is that ends with its first window', () => {
  const source = ['# Lamp', 'A lamp.', DEMO, 'That was it.'].join('\n\n');
  const before = parser.parse(source);
  const tree: Root = parser.parse(source);
  remarkPageSteps()(tree);
  expect(tree).toEqual(before);
});

it('puts what follows a window into the last block of the one before', () => {
  const part = (name: string) => [`## ${name}`, 'What it does.', DEMO, DEMO, DEMO];
  const source = ['one', 'two', 'three'].flatMap(part);
  expect(cut(source.join('\n\n'))).toEqual([
    expect.stringMatching(/^import \{ NextStep \}/),
    ...['one', 'paragraph', 'Demo', 'Demo'],
    [
      ...['Demo', 'two', 'paragraph', 'Demo'],
      [...['Demo', 'Demo', 'three', 'paragraph'], ['Demo', 'Demo', 'Demo']],
    ],
  ]);
});

it.each([
  ['lines of code', `~~~tsx\n${'a\n'.repeat(60)}~~~`],
  ['rows', `- ${Array(60).fill('a').join('\n- ')}`],
])('counts %s', (_name, block) => {
  expect(cut([block, 'After it.'].join('\n\n')).at(-1)).toEqual(['paragraph']);
});

it('keeps imports and exports out of the steps, and expressions in their place', () => {
  const lines = [
    "import A from './a';",
    ...Array<string>(6).fill(DEMO),
    'export const b = 1;',
    '{b}',
    'End.',
  ];
  expect(cut(lines.join('\n\n'))).toEqual([
    expect.stringMatching(/^import \{ NextStep \}/),
    "import A from './a';",
    'export const b = 1;',
    ...['Demo', 'Demo', 'Demo'],
    ['Demo', 'Demo', 'Demo', ['mdxFlowExpression', 'paragraph']],
  ]);
});
