import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'estree';
import { toJs } from 'estree-util-to-js';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { MdxAttribute, MdxJsxElement } from '../../shared/mdxAttributes';
import { remarkDemos } from './remarkDemos';

let folder: string;
let page: string;

beforeAll(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'remark-demos-'));
  folder = path.join(root, 'docs/joy-ui/button');
  page = path.join(folder, 'button.mdx');
  mkdirSync(folder, { recursive: true });
  for (const name of ['ButtonSizes', 'ButtonLinks']) {
    writeFileSync(path.join(folder, `${name}.tsx`), 'export default () => null;');
  }
  for (const file of ['system', 'css']) {
    mkdirSync(path.join(folder, 'ButtonIcons'), { recursive: true });
    writeFileSync(path.join(folder, `ButtonIcons/${file}.tsx`), '');
  }
  mkdirSync(path.join(folder, 'ButtonTwice'));
  writeFileSync(path.join(folder, 'ButtonTwice.tsx'), '');
  mkdirSync(path.join(folder, 'ButtonHalf'));
  writeFileSync(path.join(folder, 'ButtonHalf/css.tsx'), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the plugin over a page, as the build does. */
function connectPage(text: string) {
  const file = new VFile({ path: page, value: text });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDemos);
  return processor.runSync(processor.parse(file), file);
}

/** The demos of a page, connected. */
function connectDemos(text: string): MdxJsxElement[] {
  const tree = connectPage(text);
  const demos: MdxJsxElement[] = [];
  visit(tree, (node: unknown) => {
    const element = node as MdxJsxElement;
    if (element.name === 'Demo') {
      demos.push(element);
    }
  });
  return demos;
}

/** Text of an attribute, or the program that the bundler gets for it. */
function readValue({ value }: MdxAttribute): string | null {
  return typeof value === 'object' && value
    ? toJs(value.data?.estree as Program)
        .value.trim()
        .replace(/^\((.*)\);$|;$/, '$1')
    : value;
}

const listAttributes = ({ attributes }: MdxJsxElement) =>
  Object.fromEntries(
    attributes.map((attribute) => [attribute.name, readValue(attribute)]),
  );

it('adds the library and the two loaders to every demo', () => {
  const demos = connectDemos(
    'Text\n\n<Demo name="ButtonSizes" label="Sizes" maxWidth={300} />\n\n<Demo name="ButtonLinks" />\n',
  );
  expect(demos.map(listAttributes)).toEqual([
    {
      name: 'ButtonSizes',
      label: 'Sizes',
      maxWidth: '300',
      library: 'joy-ui',
      load: 'loadOfButtonSizes',
      loadModels: 'loadDemoModels',
    },
    {
      name: 'ButtonLinks',
      library: 'joy-ui',
      load: 'loadOfButtonLinks',
      loadModels: 'loadDemoModels',
    },
  ]);
});

it('tells a demo its stylings, and loads each of them', () => {
  const [demo] = connectDemos('<Demo name="ButtonIcons" />\n');
  expect(listAttributes(demo!)).toEqual({
    name: 'ButtonIcons',
    library: 'joy-ui',
    stylings: 'system css',
    load: 'loadOfButtonIcons',
    loadCss: 'loadCssOfButtonIcons',
    loadModels: 'loadDemoModels',
  });
});

it('imports what a demo needs once, however often the page is drawn', () => {
  const { children } = connectPage('<Demo name="ButtonIcons" />\n') as Root;
  expect(
    children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])),
  ).toEqual([
    'const loadOfButtonIcons = () => import("./ButtonIcons/system.tsx");',
    'const loadCssOfButtonIcons = () => import("./ButtonIcons/css.tsx");',
    'const loadDemoModels = () => import("./ButtonIcons/system.tsx?demo-models=ButtonIcons");',
  ]);
});

it('shows the same source as it compiles', () => {
  const [demo] = connectDemos('<Demo name="ButtonSizes" />\n');
  const computed = demo!.attributes.filter(({ value }) => typeof value === 'object');
  expect(computed).toHaveLength(2);
  for (const attribute of computed) {
    expect(readValue(attribute)).toBe((attribute.value as { value: string }).value);
  }
});

it('a demo inside other elements of a page is found', () => {
  const [demo] = connectDemos('<Note>\n  <Demo name="ButtonLinks" />\n</Note>\n');
  expect(listAttributes(demo!)).toHaveProperty('library', 'joy-ui');
});

it('leaves other elements and mentions in code alone', () => {
  expect(connectDemos('<Chip name="ButtonSizes" />\n\n`<Demo />`\n')).toEqual([]);
});

it.each([
  ['Text\n\n<Demo />\n', 3, '<Demo> needs a name, like <Demo name="ButtonSizes" />'],
  ['<Demo name="" />\n', 1, '<Demo> needs a name'],
  ['<Demo name={demo} />\n', 1, '<Demo> needs a name'],
  ['<Demo name="buttonSizes" />\n', 1, '"buttonSizes" is not a demo name'],
  ['\n<Demo name="../secret" />\n', 2, '"../secret" is not a demo name'],
  ['<Demo name="ButtonSize" />\n', 1, 'demo "ButtonSize" not found'],
  [
    'Text\n\n<Demo name="ButtonTwice" />\n',
    3,
    'demo "ButtonTwice" is there twice: ',
  ],
  ['<Demo name="ButtonHalf" />\n', 1, 'demo "ButtonHalf" has no '],
  [
    '<Demo name="ButtonSizes" />\n\n<Demo\n  name="ButtonSizes"\n/>\n',
    3,
    'demo "ButtonSizes" is already on this page',
  ],
  [
    '<Demo name="ButtonSizes" />\n\n<Demo name="ButtonLinks" formerly="ButtonRows ButtonSizes" />\n',
    3,
    'demo "ButtonSizes" is already on this page',
  ],
  [
    '<Demo name="ButtonSizes" formerly="ButtonRows" />\n\n<Demo name="ButtonLinks" formerly="ButtonRows" />\n',
    3,
    'demo "ButtonRows" is already on this page',
  ],
  [
    'See <Demo name="ButtonSizes" /> here.\n',
    1,
    '<Demo> must stand on a line of its own',
  ],
])('refuses %j with its place', (text, line, message) => {
  expect(() => connectDemos(text)).toThrow(`${page}:${line}: ${message}`);
});
