import type { Heading } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { remarkAnchors } from './remarkAnchors';

/** Runs the plugin over a page whose headings have ids, as in the build. */
function check(text: string): void {
  const file = new VFile({ path: 'docs/list.mdx', value: text });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkAnchors);
  const tree = processor.parse(file);
  visit(tree, 'heading', (heading: Heading) => {
    const [first] = heading.children;
    const id = first?.type === 'text' ? first.value.toLowerCase() : '';
    heading.data = { hProperties: { id } };
  });
  processor.runSync(tree, file);
}

it.each([
  '<Anchor id="unfold" />\n\n## Expand\n',
  '<Anchor id="unfold" />\n\n<Anchor id="show-more FoldRows.tsx" />\n',
  '<Anchor id="nested" to="/joy-ui/react-list/#nested-lists" label="Nested lists" />\n',
  'No anchor, `<Anchor />`\n',
])('accepts %j', (text) => {
  expect(() => check(text)).not.toThrow();
});

it.each([
  ['<Anchor />', 'needs the ids it keeps'],
  ['<Anchor id="" />', 'needs the ids it keeps'],
  ['<Anchor id="a  b" />', 'needs the ids it keeps'],
  ['<Anchor id={id} />', 'needs the ids it keeps'],
  ['<Anchor name="a" />', 'has no option name; it has id, to, label'],
  ['<Anchor {...props} />', 'has no option'],
  ['<Anchor id="a">Text</Anchor>', 'must stand on a line of its own'],
  ['See <Anchor id="a" /> here', 'must stand on a line of its own'],
  ['<Anchor id="a" to="/x/" />', 'needs both where its ids lead now'],
  ['<Anchor id="a" label="X" />', 'needs both where its ids lead now'],
  ['<Anchor id="a" to="x/" label="X" />', 'needs both where its ids lead now'],
  ['<Anchor id="expand" />', 'keeps "expand", which line 1 of the page has'],
  ['<Anchor id="a a" />', 'keeps "a", which line 3 of the page has'],
  [
    '<Anchor id="FoldRows" />\n\n<Demo name="RowsExpand" formerly="FoldRows" />',
    'keeps "FoldRows", which line 5 of the page has',
  ],
])('refuses %s with its place', (text, message) => {
  expect(() => check(`## Expand\n\n${text}\n`)).toThrow(
    `docs/list.mdx:3: <Anchor> ${message}`,
  );
});
