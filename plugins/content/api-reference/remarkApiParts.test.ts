import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkApiParts } from './remarkApiParts';

function run(text: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkApiParts);
  const tree = processor.runSync(processor.parse(text)) as Root;
  return tree.children
    .filter(({ type }) => (type as string) === 'mdxjsEsm')
    .map((node) => (node as unknown as { value: string }).value);
}

it('imports each part that a page uses once', () => {
  expect(run('<ApiProps />\n\n## Slots\n\n<ApiIntro />\n\n<ApiProps />')).toEqual([
    'import { ApiIntro, ApiProps } from "@site/src/components/ApiReference/parts";',
  ]);
});

it('pages without parts of the reference are not changed', () => {
  expect(run('Text with <kbd>Tab</kbd>\n\n<Demo name="ApiDemo" />')).toEqual([]);
});
