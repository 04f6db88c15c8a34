import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiComponent, ApiPageData } from '../../content/api-reference/types';
import type { SitePage } from '../../shared/extractSitePages';
import { renderTwin } from './renderTwin';
import type { TwinSite } from './types';

const COMPONENT = {
  kind: 'component',
  name: 'Pump',
  slug: 'pump',
  product: 'joy-ui',
  package: '@wells/pump',
  href: '/joy-ui/api/pump/',
  imports: {
    deep: "import Pump from '@wells/pump/Pump';",
    barrel: "import { Pump } from '@wells/pump';",
  },
  description:
    '<p>Draws <em>water</em>.</p>\n<ul><li>by hand</li><li>alone</li></ul>',
  source: { version: '1.2.3', file: 'Pump.d.ts', href: 'https://git.example.org/' },
  props: [
    {
      name: 'depth',
      anchor: 'pump-prop-depth',
      type: { readable: 'number', declared: "number | 'deep'" },
      default: '1',
      required: true,
      description:
        '<p>In metres.</p>\n<p>See <a href="/joy-ui/">the set</a>.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    },
    {
      name: 'onRun',
      anchor: 'pump-prop-onRun',
      type: { readable: 'func' },
      description: '',
      deprecated: { reason: '<p>Use <code>onStart</code>.</p>' },
      plan: 'pro',
      signature: {
        text: 'function(litres: number) => void',
        arguments: [
          { name: 'litres', type: 'number', description: '<p>How much.</p>' },
        ],
      },
    },
  ],
  slots: [
    { name: 'root', anchor: 'a', description: '<p>All.</p>', className: 'P-root' },
  ],
  classes: [
    {
      key: 'dry',
      anchor: 'b',
      className: 'Mui-dry',
      description: '<p>Empty.</p>',
      isGlobal: true,
    },
  ],
  refTarget: 'HTMLDivElement',
  isSpread: true,
  themeName: 'Pump',
  anatomy: {
    demos: 2,
    parts: [
      {
        component: { name: 'Well', href: '/joy-ui/api/well/' },
        element: 'div',
        optional: true,
        parts: [{ part: 'dry', element: 'p', role: 'status' }],
      },
    ],
    unseen: ['dry'],
  },
  demos: [
    {
      name: 'PumpA',
      label: 'Pump',
      page: 'Pump',
      href: '/joy-ui/react-pump/#PumpA.tsx',
    },
    {
      name: 'PumpB',
      label: 'Pump',
      page: 'Pump',
      href: '/joy-ui/react-pump/#PumpB.tsx',
    },
  ],
} as ApiComponent;

const API: ApiPageData = {
  href: '/joy-ui/api/pump/',
  product: 'joy-ui',
  components: [COMPONENT],
  definitions: {
    Depth: {
      name: 'Depth',
      text: "type Depth = number | 'deep';",
      description: '',
      package: '@wells/pump',
    },
  },
};

const SITE: TwinSite = {
  title: 'Wells',
  tagline: 'All about wells',
  url: 'https://wells.example.org',
  baseUrl: '/portal/',
  products: { 'joy-ui': { name: 'Joy UI', version: '1.2.3' } },
  pages: [],
  apiPages: new Map([[API.href, API]]),
  apiDir: '/nowhere',
};

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Renders a page with this text, after front matter of four lines. */
function render(text: string, facts: Partial<SitePage> = {}): Promise<string> {
  const file = path.join(folder, 'page.mdx');
  fs.writeFileSync(file, `---\nslug: /a/\ntitle: A\n---\n${text}`);
  return renderTwin(
    {
      path: '/portal/joy-ui/react-pump/',
      title: 'Pump',
      description: 'Draws water.',
      section: 'joy-ui',
      file,
      ...facts,
    },
    SITE,
  );
}

const HEAD = `# Pump

> Draws water.

Joy UI 1.2.3 · <https://wells.example.org/portal/joy-ui/react-pump/>

`;

it('a twin begins with title, description and address', async () => {
  expect(await render('Text.')).toBe(`${HEAD}Text.\n`);
  expect(await render('Text.', { section: 'blog', date: '2026-11-21' })).toContain(
    '\nBlog, 2026-11-21 · <https',
  );
});

it.each([
  [
    'links become absolute',
    '[a](/x/#b), [b](#c)',
    '[a](https://wells.example.org/portal/x/#b), [b](https://wells.example.org/portal/joy-ui/react-pump/#c)',
  ],
  ['other addresses stay', '[a](https://a.example/)', '[a](https://a.example/)'],
  ['ids of headings go', '## Props {/* #pump-props */}', '## Props'],
  [
    'comments and imports go',
    "import A from 'a';\n\n{/* truncate */}\n\nText",
    'Text',
  ],
  ['keys become code', 'Press <kbd>Esc</kbd>.', 'Press `Esc`.'],
  [
    'elements give way to their content',
    '<div>\n\nText <span>in</span>\n\n</div>',
    'Text in',
  ],
  [
    'links in HTML are links',
    '<a href="/x/">x</a>',
    '[x](https://wells.example.org/portal/x/)',
  ],
  ['texts and numbers in braces are texts', "a{' '}b {`c`} {3}", 'a b c 3'],
  [
    'what is computed stays code',
    'A {depth + 1}.\n\n{"a" + "b"}',
    'A `{depth + 1}`.\n\n`{"a" + "b"}`',
  ],
  ['comments between are none of it', '{/* a */ 1 /* b */}{null}', '1'],
  ['a colon is no directive', 'At 09:30 and a:b.', 'At 09:30 and a:b.'],
  [
    'notes become quotations',
    ':::warning[Deep]\n\nMind it.\n\n:::',
    '> **Deep**\n>\n> Mind it.',
  ],
  [
    'notes without title have their kind',
    ':::note\n\nMind it.\n\n:::',
    '> **Note**\n>\n> Mind it.',
  ],
  [
    'code keeps its language and title',
    '```json title="a.json"\n{}\n```',
    '```json title="a.json"\n{}\n```',
  ],
  [
    'tables stay',
    '| a | b |\n| :- | - |\n| `x\\|y` | 1 |',
    '| a | b |\n| :- | - |\n| `x\\|y` | 1 |',
  ],
  [
    'ids that are kept say nothing',
    '<Anchor id="sink" />\n\n## Digging {/* #dig */}\n\n<Anchor id="dive" to="/x/" label="X" />',
    '## Digging',
  ],
  [
    'what is worked with is linked',
    '<Calculator />',
    'There is an interactive part here: [open the page](https://wells.example.org/portal/joy-ui/react-pump/).',
  ],
])('%s', async (_, mdx, markdown) => {
  expect(await render(mdx)).toBe(`${HEAD}${markdown}\n`);
});

it('has demos as code, with the files beside them', async () => {
  fs.writeFileSync(
    path.join(folder, 'PumpDeep.tsx'),
    "import { depths } from './depths';\n\nexport default function PumpDeep() {\n  return depths[0];\n}\n",
  );
  fs.writeFileSync(path.join(folder, 'depths.ts'), 'export const depths = [3];\n');
  expect(await render('<Demo name="PumpDeep" label="Deep wells" />')).toBe(`${HEAD}\
**Demo:** [Deep wells](https://wells.example.org/portal/joy-ui/react-pump/#PumpDeep.tsx)

\`\`\`tsx title="PumpDeep.tsx"
import { depths } from './depths';

export default function PumpDeep() {
  return depths[0];
}
\`\`\`

\`\`\`ts title="depths.ts"
export const depths = [3];
\`\`\`
`);
});

it('a twin shows the reference as tables', async () => {
  const markdown = await render(
    [
      '<ApiIntro api={api} name="Pump" />',
      '## Props {/* #pump-props */}',
      '<ApiProps api={api} name="Pump" />',
      '<ApiSlots api={api} name="Pump" />',
      '<ApiClasses api={api} name="Pump" />',
      '## Import {/* #pump-import */}',
      '<ApiImport api={api} name="Pump" />',
      '## Demos {/* #pump-demos */}',
      '<ApiDemos api={api} name="Pump" />',
    ].join('\n\n'),
    { path: '/portal/joy-ui/api/pump/' },
  );
  expect(markdown).toMatchSnapshot();
});

it('has what a component is made of as nested lists', async () => {
  const markdown = await render(
    [
      "import api from '@generated/api-reference/joy-ui/pump.json';",
      '<ApiAnatomy api={api} name="Pump" />',
    ].join('\n\n'),
    { path: '/portal/joy-ui/api/pump/' },
  );
  expect(markdown).toContain(
    [
      '- [Well](https://wells.example.org/portal/joy-ui/api/well/) `<div>` optional',
      '  - [`dry`](https://wells.example.org/portal/joy-ui/api/pump/#b) `<p role="status">` `.Mui-dry`',
      '',
      'As drawn in 2 demos. Not drawn there: [`dry`](https://wells.example.org/portal/joy-ui/api/pump/#b).',
    ].join('\n'),
  );
});

it('names the part and the page where the reference knows nothing of a name', async () => {
  await expect(
    render('<ApiProps api={api} name="Bucket" />', {
      path: '/portal/joy-ui/api/pump/',
    }),
  ).rejects.toThrow(
    '<ApiProps>: the reference at /joy-ui/api/pump/ knows no Bucket',
  );
});
