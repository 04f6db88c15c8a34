import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { findSimilarDemos, MOST_SIMILAR } from '../scripts/content/findSimilarDemos';
import { DOCS_INSTANCE_IDS, NAVIGATION } from '../src/navigation';
import {
  countReferencePages,
  DEMOS_PER_PAGE,
  listMorePages,
  listUnwrittenPages,
  createSyntheticPages,
} from './fullContent.mts';
import { renderSyntheticDemo } from './syntheticDemo.mts';

const navigation = {
  'material-ui': [
    { pathname: '/material-ui/getting-started/usage' },
    {
      pathname: '/material-ui/react-',
      children: [
        { pathname: '/material-ui/react-button' },
        { pathname: '/material-ui/react-chip' },
        { pathname: '/material-ui/react-hidden', planned: true },
        { pathname: '/system/react-box', title: 'Box' },
      ],
    },
    {
      pathname: '/material-ui/api',
      children: [{ pathname: '/material-ui/api/chip' }],
    },
  ],
  'joy-ui': [],
  'base-ui': [
    { pathname: '/base-ui/react-badge', tabs: ['components-api', 'hooks-api'] },
    { pathname: '/base-ui/react-badge/components-api/#badge', title: 'Badge' },
  ],
  system: [{ pathname: '/system/react-box' }],
  x: [],
} as const;

describe('listUnwrittenPages', () => {
  it('finds pages that are named and not written, components first', () => {
    const pages = listUnwrittenPages(navigation, [
      { pathname: '/material-ui/react-button' },
    ]);
    expect(
      pages.map(({ pathname, component = '' }) => `${pathname} ${component}`),
    ).toEqual([
      '/material-ui/react-chip Chip',
      '/base-ui/react-badge Badge',
      '/system/react-box ',
      '/material-ui/getting-started/usage ',
    ]);
  });

  it('leaves pages of the reference to their generator', () => {
    expect(countReferencePages(navigation)).toBe(3);
    for (const { pathname } of listUnwrittenPages(NAVIGATION, [])) {
      expect(pathname).not.toMatch(/^\/[^/]+\/api\/|#/);
    }
  });
});

describe('createSyntheticPages', () => {
  const named = [...listUnwrittenPages(NAVIGATION, []), ...listMorePages(5)];

  it('gives the first pages seven demos, and spreads what is left', () => {
    const counts = createSyntheticPages(named.slice(0, 5), 16).map(
      ({ demos }) => demos.length,
    );
    expect(counts).toEqual([DEMOS_PER_PAGE, DEMOS_PER_PAGE, 2, 0, 0]);
    expect(() => createSyntheticPages(named.slice(0, 5), 41)).toThrow(
      '5 pages have room for 40 demos, not for 41',
    );
  });

  it('writes pages that show each of their demos, with headings, tables and code', () => {
    const [page] = createSyntheticPages(named.slice(0, 3), 21);
    const text = page!.source.replace(/^---[^]*?\n---\n/, '');
    const { children } = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkMdx)
      .parse(text);
    const count = (type: string) =>
      children.filter((node) => node.type === type).length;
    expect(['heading', 'mdxJsxFlowElement', 'code', 'table'].map(count)).toEqual([
      8, 7, 3, 2,
    ]);
    for (const { name } of page!.demos) {
      expect(text).toContain(`<Demo name="${name}"`);
    }
  });

  it('is the same for the same arguments', () => {
    expect(createSyntheticPages(named.slice(0, 9), 60)).toEqual(
      createSyntheticPages(named.slice(0, 9), 60),
    );
  });

  it('calls no two demos alike in all of the full content', () => {
    const demos = createSyntheticPages(named.slice(0, 320), 1576).flatMap(
      (page) => page.demos,
    );
    expect(new Set(demos.map(({ name }) => name)).size).toBe(1576);
  });
});

describe.each(DOCS_INSTANCE_IDS)('demos made up for %s', (set) => {
  const demos = Array.from({ length: 700 }, (_, index) =>
    renderSyntheticDemo(set, 'Chip', index + 1),
  );

  it('share no more code than written ones may', () => {
    const [nearest] = findSimilarDemos(demos, 1);
    expect(nearest?.similarity).toBeLessThanOrEqual(MOST_SIMILAR);
  });

  it('are TypeScript that exports what they are called', () => {
    for (const { name, source } of demos.slice(0, 60)) {
      const { diagnostics } = ts.transpileModule(source, {
        fileName: `${name}.tsx`,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.Preserve },
      });
      expect(diagnostics).toEqual([]);
      expect(source).toContain(`export default function ${name}() {`);
    }
  });
});
