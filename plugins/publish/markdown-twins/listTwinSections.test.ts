import type { Heading, RootContent } from 'mdast';
import { listTwinSections } from './listTwinSections';
import { code, heading, paragraph, quote, root, text } from './markdownNodes';
import { treeToMarkdown } from './renderTwin';

const withId = (depth: Heading['depth'], title: string, id: string): Heading =>
  Object.assign(heading(depth, title), { data: { id } });

const list = (...nodes: RootContent[]) => {
  const tree = root(nodes);
  return listTwinSections(tree, treeToMarkdown(tree));
};

it('says which lines a section has, those below it included', () => {
  expect(
    list(
      heading(1, 'Wells'),
      paragraph(text('All.')),
      withId(2, 'Digging', 'dig'),
      withId(3, 'By hand', 'by-hand'),
      paragraph(text('Wäter')),
      withId(2, 'Types', ''),
    ),
  ).toEqual([
    { id: '', title: 'Wells', depth: 1, first: 1, last: 11, bytes: 56 },
    { id: 'dig', title: 'Digging', depth: 2, first: 5, last: 9, bytes: 31 },
    { id: 'by-hand', title: 'By hand', depth: 3, first: 7, last: 9, bytes: 19 },
    { id: '', title: 'Types', depth: 2, first: 11, last: 11, bytes: 8 },
  ]);
});

it('takes headings in code for code, however it is fenced', () => {
  const sections = list(
    withId(2, 'Code', 'code'),
    code('md', '## No\n```\n## No, too\n```'),
    code('sh', '# comment'),
    quote(paragraph(text('# quoted'))),
    withId(2, 'Next', 'next'),
  );
  expect(sections.map(({ id }) => id)).toEqual(['code', 'next']);
});

it('refuses Markdown with other headings than its page has', () => {
  expect(() => listTwinSections(root([heading(2, 'A')]), 'A\n')).toThrow(
    'The Markdown has 0 headings, of 1 of its page.',
  );
});
