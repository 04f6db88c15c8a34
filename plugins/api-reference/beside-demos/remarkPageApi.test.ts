import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'estree';
import { toJs } from 'estree-util-to-js';
import type { Heading, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { MdxAttribute, MdxJsxElement } from '../../shared/mdxAttributes';
import { remarkPageApi } from './remarkPageApi';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'page-api-'));
  const write = (file: string, packageName: string, names: string[]) => {
    mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
    const components = names.map((name) => ({
      name,
      slug: name.toLowerCase(),
      href: `/${file.replace('.json', '')}/`,
      package: packageName,
    }));
    writeFileSync(path.join(dataDir, file), JSON.stringify({ components }));
  };
  write('material-ui/button.json', '@mui/material', ['Button']);
  write('material-ui/loading-button.json', '@mui/lab', ['LoadingButton']);
  write('base-ui/menu/components-api.json', '@mui/base', ['Menu', 'Button']);
  writeFileSync(path.join(dataDir, 'index.json'), '{}');
});

afterAll(() => rmSync(dataDir, { recursive: true }));

function run(frontMatter: Record<string, unknown>) {
  const file = new VFile({
    path: path.join(process.cwd(), 'docs/material-ui/button.mdx'),
    value: 'Text',
    data: { frontMatter },
  });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPageApi, { dataDir });
  return (processor.runSync(processor.parse(file), file) as Root).children;
}

function describeAttribute({ name, value }: MdxAttribute): [string, string] {
  return [
    name,
    typeof value === 'string'
      ? value
      : toJs(value?.data?.estree as Program).value.trim(),
  ];
}

it('ends a page with the props of its components', () => {
  const children = run({
    components: ['Button', 'LoadingButton'],
    package: '@mui/material',
  });
  expect(children.map(({ type }) => type)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'heading',
    'mdxJsxFlowElement',
  ]);
  expect(children[2]).toMatchObject({
    depth: 2,
    data: { hProperties: { id: 'api' } },
  });
  const parts = (children[3] as unknown as MdxJsxElement)
    .children as MdxJsxElement[];
  expect(
    parts.map(({ attributes, children: [heading] }) => [
      Object.fromEntries(attributes.map(describeAttribute)),
      (heading as Heading).data?.hProperties,
    ]),
  ).toEqual([
    [
      {
        name: 'Button',
        href: '/material-ui/button/',
        load: '(() => import("@generated/api-reference/material-ui/button.json"));',
      },
      { id: 'button-api' },
    ],
    [
      {
        name: 'LoadingButton',
        href: '/material-ui/loading-button/',
        load: '(() => import("@generated/api-reference/material-ui/loading-button.json"));',
      },
      { id: 'loadingbutton-api' },
    ],
  ]);
});

it('takes a component from the package of its page', () => {
  const children = run({ components: ['Button'], package: '@mui/base' });
  const [part] = (children.at(-1) as unknown as MdxJsxElement)
    .children as MdxJsxElement[];
  expect(part?.attributes.map(describeAttribute)).toContainEqual([
    'href',
    '/base-ui/menu/components-api/',
  ]);
});

it.each([{}, { components: ['Button'] }, { package: '@mui/material' }])(
  'leaves a page alone that documents no component: %j',
  (frontMatter) => {
    expect(run(frontMatter).map(({ type }) => type)).toEqual(['paragraph']);
  },
);

it('names a component that the reference does not know', () => {
  expect(() => run({ components: ['Chip'], package: '@mui/material' })).toThrow(
    'docs/material-ui/button.mdx:1: "components" names Chip, which the API reference of @mui/material and @mui/lab does not know',
  );
});
