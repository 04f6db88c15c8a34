import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Program } from 'estree';
import { toJs } from 'estree-util-to-js';
import type { Heading, Link, Paragraph, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { MdxAttribute, MdxJsxElement } from '../../../shared/mdxAttributes';
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
      ...(name === 'Menu' ? { anatomy: { demos: 1, parts: [] } } : {}),
      props: ['color', 'onClick'].map((prop) => ({
        name: prop,
        anchor: `${name.toLowerCase()}-prop-${prop}`,
      })),
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
    'mdxjsEsm',
    'mdxjsEsm',
    'paragraph',
    'heading',
    'mdxJsxFlowElement',
  ]);
  expect(children.slice(1, 3)).toMatchObject([
    {
      value:
        'const loadPageApi0 = () => import("@generated/api-reference/material-ui/button.json");',
    },
    {
      value:
        'const loadPageApi1 = () => import("@generated/api-reference/material-ui/loading-button.json");',
    },
  ]);
  expect(children[4]).toMatchObject({
    depth: 2,
    data: { hProperties: { id: 'api' } },
  });
  const parts = (children[5] as unknown as MdxJsxElement)
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
        load: 'loadPageApi0;',
      },
      { id: 'button-api' },
    ],
    [
      {
        name: 'LoadingButton',
        href: '/material-ui/loading-button/',
        load: 'loadPageApi1;',
      },
      { id: 'loadingbutton-api' },
    ],
  ]);
});

it('says before the props what components are made of, where that is known', () => {
  const children = run({ components: ['Button', 'Menu'], package: '@mui/base' });
  const [heading, anatomy, api] = children.slice(-4);
  expect(heading).toMatchObject({
    depth: 2,
    data: { hProperties: { id: 'component-anatomy' } },
  });
  const { name, attributes } = anatomy as unknown as MdxJsxElement;
  expect(name).toBe('PageAnatomy');
  expect(Object.fromEntries(attributes.map(describeAttribute))).toEqual({
    name: 'Menu',
    href: '/base-ui/menu/components-api/',
    load: 'loadPageApi1;',
  });
  expect(api).toMatchObject({ data: { hProperties: { id: 'api' } } });
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

it('says under each demo which props it sets', () => {
  const folder = path.join(dataDir, 'page');
  mkdirSync(path.join(folder, 'ButtonStyles'), { recursive: true });
  const source = (name: string) =>
    `import ${name} from '@mui/material/${name}';
     export default () => <${name} color="primary" key="a" {...{}} onClick={f} />;`;
  writeFileSync(path.join(folder, 'ButtonColors.tsx'), source('Button'));
  writeFileSync(path.join(folder, 'ButtonStyles/system.tsx'), source('Button'));
  writeFileSync(path.join(folder, 'ChipColors.tsx'), source('Chip'));
  const demos = ['ButtonColors', 'ButtonStyles', 'ChipColors', 'Missing'];
  const file = new VFile({
    path: path.join(folder, 'button.mdx'),
    value: demos.map((name) => `<Demo name="${name}" />`).join('\n\n'),
    data: { frontMatter: { components: ['Button'], package: '@mui/material' } },
  });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkPageApi, { dataDir });
  const tree = processor.runSync(processor.parse(file), file) as Root;
  const elements = tree.children as unknown as MdxJsxElement[];
  const describe = (node: object) =>
    'name' in node ? node.name : (node as Paragraph).data?.hName;
  expect(elements.slice(2, -2).map(describe)).toEqual([
    'Demo',
    'details',
    'Demo',
    'details',
    'Demo',
    'Demo',
  ]);
  const links: string[] = [];
  visit(elements[3]!, 'link', (node: unknown) => {
    links.push((node as Link).url);
  });
  expect(links).toEqual(['#button-prop-color', '#button-prop-onClick']);
});

it('names a component that the reference does not know', () => {
  expect(() => run({ components: ['Chip'], package: '@mui/material' })).toThrow(
    'docs/material-ui/button.mdx:1: "components" names Chip, which the API reference of @mui/material and @mui/lab and @mui/base does not know',
  );
});
