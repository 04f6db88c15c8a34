import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent } from '@docusaurus/types';
import type { ApiComponent, ApiPageData } from '../../content/api-reference/types';
import { extractSitePages } from '../../shared/extractSitePages';
import { buildIndex, entryToScope } from './buildIndex';
import { collectApiEntries, htmlToText } from './collectApiEntries';
import { collectIconEntries } from './collectIconEntries';
import { collectPageEntries, shortenText } from './collectPageEntries';
import { collectPortalEntries } from './collectPortalEntries';
import { collectThemeEntries } from './collectThemeEntries';
import { listSearchPages } from './listSearchPages';
import { MANIFEST_FILE, readManifest, readSearchIndex } from './searchIndexFiles';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));

afterAll(() => fs.rmSync(folder, { recursive: true }));

const COMPONENT: ApiComponent = {
  kind: 'component',
  name: 'Slider',
  slug: 'slider',
  product: 'x',
  package: '@mui/x',
  href: '/x/api/charts/slider/#slider',
  imports: { deep: "import Slider from '@mui/x/Slider';" },
  description: '<p>Slides.</p>',
  source: { version: '1.0.0', file: 'Slider.d.ts' },
  plan: 'pro',
  themeName: 'MuiSlider',
  props: [
    {
      name: 'step',
      anchor: 'slider-prop-step',
      type: { readable: 'number' },
      default: '1',
      description: '<p>How <em>far</em> &amp; wide.</p>',
      deprecated: { reason: '' },
    },
  ],
  slots: [
    {
      name: 'thumb',
      anchor: 'slider-slot-thumb',
      description: '',
      default: "'span'",
    },
  ],
  classes: [
    {
      key: 'disabled',
      anchor: 'slider-class-disabled',
      className: 'Mui-disabled',
      description: '<p>State class.</p>',
    },
  ],
  demos: [{ name: 'A', label: 'A', page: 'Slider', href: '/a/' }],
};

it('collects what a page of the reference documents', () => {
  const page: ApiPageData = {
    href: '/x/api/charts/slider/',
    product: 'x',
    components: [COMPONENT],
    definitions: {},
  };
  expect(collectApiEntries(page)).toEqual([
    expect.objectContaining({
      kind: 'component',
      name: 'Slider',
      href: '/x/api/charts/slider/#slider',
      code: "import Slider from '@mui/x/Slider';",
      excerpt: 'Slides.',
      plan: 'pro',
      weight: 1,
    }),
    expect.objectContaining({
      kind: 'prop',
      owner: 'Slider',
      href: '/x/api/charts/slider/#slider-prop-step',
      type: 'number',
      default: '1',
      plan: 'pro',
      deprecated: true,
      text: 'How far & wide.',
    }),
    expect.objectContaining({ kind: 'slot', name: 'thumb', default: "'span'" }),
    expect.objectContaining({ kind: 'class', name: 'Mui-disabled' }),
    expect.objectContaining({
      kind: 'themeKey',
      name: 'MuiSlider',
      owner: 'theme.components',
    }),
  ]);
});

it('the index has entries for hooks, types, events and selectors', () => {
  const entry = {
    ...COMPONENT,
    plan: undefined,
    name: 'useX',
    href: '/x/api/data-grid/',
  };
  const member = COMPONENT.props[0]!;
  const page = {
    href: '/x/api/data-grid/',
    product: 'x',
    hooks: [{ ...entry, kind: 'hook', parameters: [member], returnValue: [member] }],
    interfaces: [{ ...entry, kind: 'interface', properties: [member] }],
    events: [{ name: 'cellClick', anchor: 'event-cellClick', description: '' }],
    selectors: [
      {
        name: 'gridX',
        anchor: 'selector-gridX',
        description: '',
        returns: 'number',
      },
    ],
    definitions: {},
  } as unknown as ApiPageData;
  expect(
    collectApiEntries(page).map(({ kind, name, href }) => [kind, name, href]),
  ).toEqual([
    ['hook', 'useX', '/x/api/data-grid/'],
    ['prop', 'step', '/x/api/data-grid/#slider-prop-step'],
    ['prop', 'step', '/x/api/data-grid/#slider-prop-step'],
    ['type', 'useX', '/x/api/data-grid/'],
    ['prop', 'step', '/x/api/data-grid/#slider-prop-step'],
    ['event', 'cellClick', '/x/api/data-grid/#event-cellClick'],
    ['selector', 'gridX', '/x/api/data-grid/#selector-gridX'],
  ]);
});

it('the index has entries for a page and its sections', async () => {
  const file = path.join(folder, 'page.mdx');
  fs.writeFileSync(
    file,
    '---\ntitle: Overview\n---\n\nText.\n\n## Install\n\nRun it.\n',
  );
  const page = { kind: 'page' as const, description: 'What it is.', file };
  expect(
    await collectPageEntries({
      ...page,
      path: '/x/react-charts/',
      title: 'Overview',
    }),
  ).toEqual([
    expect.objectContaining({
      kind: 'page',
      // Every product has an overview; readers look for the product.
      name: 'Charts',
      href: '/x/react-charts/',
      excerpt: 'What it is.',
      labels: '',
      lead: 'What it is.',
      text: 'Text.',
    }),
    expect.objectContaining({
      kind: 'section',
      name: 'Install',
      owner: 'Charts',
      href: '/x/react-charts/#install',
      lead: 'Run it.',
      text: 'Run it.',
    }),
  ]);
  const [entry] = await collectPageEntries({
    ...page,
    path: '/material-ui/react-radio-button/',
    title: 'Radio Group',
  });
  expect(entry).toMatchObject({ name: 'Radio Group', alias: 'radio-button' });
});

it('finds icons by their synonyms and the portal by its versions', () => {
  expect(collectIconEntries(['Delete'])[0]).toMatchObject({
    href: '/material-ui/material-icons/?icon=Delete',
    text: expect.stringContaining('trash') as string,
  });
  const packages = { '@mui/joy': { name: 'Joy UI', version: '5.0.0' } };
  const entries = collectPortalEntries({ packages } as never);
  expect(entries.at(-1)).toMatchObject({ kind: 'version', name: 'Joy UI 5.0.0' });
});

it('finds the values of the default theme by their paths', () => {
  expect(
    collectThemeEntries(
      {
        palette: [{ path: 'palette.mode', light: 'light', dark: 'dark' }],
        radius: [{ path: 'radius.sm', light: '6px', variable: '--joy-radius-sm' }],
        spacing: [{ path: 'spacing', light: 'function' }],
      },
      '/a/theme/',
    ),
  ).toEqual([
    {
      kind: 'themeKey',
      name: 'palette.mode',
      owner: 'theme',
      href: '/a/theme/#theme-palette-mode',
      default: 'light',
      text: 'theme light dark',
    },
    expect.objectContaining({
      name: 'radius.sm',
      text: 'theme 6px  --joy-radius-sm',
    }),
    expect.not.objectContaining({ default: 'function' }),
  ]);
});

it('lists pages and posts, without the unlisted and the reference', () => {
  const doc = (permalink: string, unlisted = false) => ({
    permalink: `/base${permalink}`,
    title: 'T',
    description: 'D',
    source: '@site/docs/a.mdx',
    unlisted,
    date: new Date('2026-11-21T00:00:00Z'),
  });
  const content = {
    'docusaurus-plugin-content-docs': {
      x: { loadedVersions: [{ docs: [doc('/b/'), doc('/a/'), doc('/api/c/')] }] },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [{ metadata: doc('/blog/p') }, { metadata: doc('/u/', true) }],
      },
    },
  } as unknown as AllContent;
  const pages = listSearchPages(
    extractSitePages(content, '/site'),
    [{ href: '/api/c/' } as ApiPageData],
    '/base/',
  );
  expect(pages.map((page) => [page.kind, page.path, page.file])).toEqual([
    ['page', '/a/', '/site/docs/a.mdx'],
    ['page', '/b/', '/site/docs/a.mdx'],
    ['post', '/blog/p/', '/site/docs/a.mdx'],
  ]);
  expect(listSearchPages(extractSitePages({}, '/'), [], '/')).toEqual([]);
});

it.each([
  ['/x/api/data-grid/a/#b', 'x-data-grid'],
  ['/joy-ui/react-tabs/', 'joy-ui'],
  ['/x/', 'portal'],
  ['/x/migration/migration-pickers-v5/', 'x-date-pickers'],
  ['/x/introduction/licensing/', 'portal'],
  ['/blog/a/', 'portal'],
])('puts %s into the part %s', (href, scope) => {
  expect(entryToScope({ kind: 'page', name: 'A', href })).toBe(scope);
});

it('writes a part for each product, named after its content, and reads them again', () => {
  const { files, manifest } = buildIndex([
    {
      kind: 'icon',
      name: 'Delete',
      href: '/material-ui/material-icons/?icon=Delete',
    },
    { kind: 'page', name: 'Tabs', href: '/joy-ui/react-tabs/', text: 'Tabs' },
  ]);
  expect(manifest.shards.map(({ scope, entries }) => [scope, entries])).toEqual([
    ['joy-ui', 1],
    ['icons', 1],
  ]);
  expect(manifest.shards[0]?.file).toMatch(
    /^assets\/search\/joy-ui-[0-9a-f]{12}\.json$/,
  );
  expect(readManifest(folder)).toBeNull();
  expect(() => readSearchIndex(folder)).toThrow('there is no index');
  fs.mkdirSync(path.join(folder, 'assets/search'), { recursive: true });
  for (const [file, text] of [...files, [MANIFEST_FILE, JSON.stringify(manifest)]]) {
    fs.writeFileSync(path.join(folder, file as string), text as string);
  }
  const { names, excerpts, terms } = readSearchIndex(folder);
  expect(names.map(({ scope }) => scope)).toEqual(['joy-ui', 'icons']);
  expect(excerpts).toHaveLength(2);
  expect(terms).toEqual([{ tab: [[], [], [], [], [], [], [], [0]] }]);
});

it.each([
  ['one two three', 8, 'one two…'],
  ['one', 8, 'one'],
  ['onetwothree', 6, 'onetwo…'],
])('shortens %j to %i characters', (text, limit, short) => {
  expect(shortenText(text, limit)).toBe(short);
});

it('descriptions in HTML are indexed as text', () => {
  expect(htmlToText('<p>A &lt;b&gt;</p><ul><li>c</li></ul>')).toBe('A <b> c');
});
