import { brotliCompressSync } from 'node:zlib';
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import {
  FIRST_CORPUS_PAGE,
  listCorpusPages,
  listStockPages,
  renderCorpusPage,
} from './corpus.mts';
import { addToNavigation } from './manyPages.mts';

const parse = (source: string) =>
  unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(source);

const countTypes = (nodes: readonly RootContent[]) =>
  nodes.reduce<Record<string, number>>(
    (counts, { type }) => ({ ...counts, [type]: (counts[type] ?? 0) + 1 }),
    {},
  );

describe('renderCorpusPage', () => {
  it('has the parts of a page about a component', () => {
    const { children } = parse(renderCorpusPage(7));
    expect(countTypes(children)).toEqual({
      heading: 6,
      paragraph: 8,
      table: 2,
      code: 5,
    });
    const tables = children.filter((node) => node.type === 'table');
    expect(tables.map((table) => table.children.length)).toEqual([11, 11]);
    expect(
      children.flatMap((node) => (node.type === 'code' ? [node.lang] : [])),
    ).toEqual(Array(5).fill('tsx'));
  });

  it('has the size of the pages that frameworks were compared by', () => {
    for (const index of [0, 199, 999]) {
      const page = renderCorpusPage(index);
      expect(page.length).toBeGreaterThan(11_000);
      expect(page.length).toBeLessThan(12_000);
      const compressed = brotliCompressSync(page).length;
      expect(compressed).toBeGreaterThan(2200);
      expect(compressed).toBeLessThan(2700);
    }
  });

  it('is the same for the same number and another for each', () => {
    const pages = Array.from({ length: 50 }, (_, index) => renderCorpusPage(index));
    expect(new Set(pages).size).toBe(50);
    expect(renderCorpusPage(3)).toBe(pages[3]);
  });
});

describe('the pages as each site takes them', () => {
  it('spreads them over five sections, and keeps them when more are added', () => {
    const few = listStockPages(10);
    const sections = Object.keys(few).map((name) => name.split('/')[0]);
    expect(new Set(sections).size).toBe(5);
    expect(listStockPages(20)).toMatchObject(few);
    expect(few[FIRST_CORPUS_PAGE]).toMatch(
      /^---\nslug: \/section-1\/page-0001\/\ntitle: Component 1\n/,
    );
  });

  it('gives both sites the same text', () => {
    const stock = Object.values(listStockPages(3));
    const ours = listCorpusPages(3);
    const bodyOf = (source: string) => source.split('---\n').slice(2).join('---\n');
    expect(ours.map(({ source }) => bodyOf(source))).toEqual(stock.map(bodyOf));
    expect(bodyOf(stock[0]!)).toContain(renderCorpusPage(0));
  });

  it('has a group of the navigation for each folder', () => {
    const navigation = addToNavigation('[\n];\n', listCorpusPages(10));
    expect(navigation.match(/children:/g)).toHaveLength(5);
    expect(navigation).toContain(
      "{ pathname: '/system/measured/section-1/page-0006', title: 'Component 6' }",
    );
  });
});
