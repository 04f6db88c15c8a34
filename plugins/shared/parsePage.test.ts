import type { Heading, Text } from 'mdast';
import { parsePage, parsePageOrNothing } from './parsePage';

const inBuild = () =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });

it('gives each caller a tree of its own', () => {
  inBuild();
  const source = '---\ntitle: A\n---\n\n## Rows {#rows}\n\n{1}\n';
  const tree = parsePage(source);
  const [heading] = tree.children as [Heading];
  (heading.children[0] as Text).value = 'changed';
  const other = parsePage(source);
  expect(other).not.toEqual(tree);
  (heading.children[0] as Text).value = 'Rows {#rows}';
  expect(JSON.stringify(other)).toBe(JSON.stringify(tree));
});

it('keeps lines below front matter and with the line ends of Windows', () => {
  const tree = parsePage('---\r\ntitle: { brace\r\n---\r\n\r\n## Rows {#rows}\r\n');
  expect(
    tree.children.map(({ type, position }) => [type, position?.start.line]),
  ).toEqual([['heading', 5]]);
});

it('finds nothing in a page that is not valid MDX', () => {
  expect(() => parsePage('Text {')).toThrow('end of file');
  expect(parsePageOrNothing('Text {').children).toEqual([]);
});
