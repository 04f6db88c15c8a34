import type { Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkTableAlignment } from './remarkTableAlignment';

const parser = unified().use(remarkParse).use(remarkGfm);

function align(delimiters: string): Table['align'] {
  const tree = parser.parse(
    ['| a | b | c |', delimiters, '| 1 | 2 | 3 |'].join('\n'),
  );
  remarkTableAlignment()(tree);
  return (tree.children[0] as Table).align;
}

it('leaves the side where lines begin to the page', () => {
  expect(align('| :-- | --- | :-- |')).toEqual([null, null, null]);
});

it('keeps columns that are in the middle or at the other side', () => {
  expect(align('| :-- | :-: | --: |')).toEqual([null, 'center', 'right']);
});
