import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkPlaygrounds } from './remarkPlaygrounds';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
  writeFileSync(path.join(folder, 'Button.playground.tsx'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

function connect(text: string) {
  const file = new VFile({ path: path.join(folder, 'button.mdx'), value: text });
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(file);
  remarkPlaygrounds()(tree, file);
  return tree;
}

it('imports the model with the page and the component apart', () => {
  const [load, line, element] = connect(
    '<Playground component="Button" wide />\n',
  ).children;
  expect(load).toMatchObject({
    type: 'mdxjsEsm',
    value: 'const loadPlaygroundOfButton = () => import("./Button.playground.tsx");',
  });
  expect(line).toMatchObject({
    type: 'mdxjsEsm',
    value:
      'import playgroundOfButton from "./Button.playground.tsx?playground-model";',
  });
  expect(element).toMatchObject({
    attributes: [
      { name: 'component', value: 'Button' },
      { name: 'wide', value: null },
      { name: 'library', value: 'material-ui' },
      { name: 'load', value: { value: 'loadPlaygroundOfButton' } },
      { name: 'model', value: { value: 'playgroundOfButton' } },
    ],
  });
});

it('pages without a playground are not changed', () => {
  expect(connect('Text\n').children).toHaveLength(1);
});

it.each([
  ['\n<Playground />\n', 2, 'needs a component'],
  ['<Playground component="button" />\n', 1, 'needs a component'],
  ['<Playground component="Chip" />\n', 1, 'expected .*Chip.playground.tsx'],
  ['<Playground component={name} />\n', 1, 'not component like this'],
  ['<Playground component="Button" height="3" />\n', 1, 'not height like this'],
  ['<Playground component="Button" wide="no" />\n', 1, 'not wide like this'],
  ['<Playground {...all} />\n', 1, 'not an expression like this'],
  ['See <Playground component="Button" /> here\n', 1, 'on a line of its own'],
  [
    '<Playground component="Button" />\n\n<Playground component="Button" />\n',
    3,
    'is already on this page',
  ],
])('refuses %j with its line', (text, line, message) => {
  expect(() => connect(text)).toThrow(
    new RegExp(`button\\.mdx:${line}: .*${message}`),
  );
});
