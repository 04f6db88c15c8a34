import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remarkPlugins } from '../../config/remarkPlugins';
import { extractLinks } from '../../plugins/content/link-check/extractLinks';
import { renderTwin } from '../../plugins/publish/markdown-twins/renderTwin';
import type { TwinSite } from '../../plugins/publish/markdown-twins/types';
import { findPageProblems } from '../../plugins/content/page-check/checkPages';
import { extractSections } from '../../plugins/publish/search-index/extractSections';
import { SITE_DIR } from './site';
import { VALID_PAGES } from './validPages';
import { INVALID_PAGES } from './invalidPages';

const FRONT_MATTER = '---\nslug: /wells/\ntitle: Wells\n---\n';
/** Lines of it. */
const HEAD_LINES = 4;

const TWIN_SITE: TwinSite = {
  title: 'Wells',
  tagline: 'All about wells',
  url: 'https://wells.example.org',
  baseUrl: '/',
  products: {},
  pages: [],
  apiPages: new Map(),
  apiDir: '/nowhere',
};

/** HTML of the sound pages. */
let rendered: string[];
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'constructs-'));
  file = path.join(folder, 'wells.mdx');
  mkdirSync(path.join(folder, 'img'));
  copyFileSync(
    path.join(SITE_DIR, 'static/img/icon-192.png'),
    path.join(folder, 'img/well.png'),
  );
  const html = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'renderPages.mts')],
    {
      cwd: SITE_DIR,
      encoding: 'utf8',
      input: JSON.stringify({ folder, pages: VALID_PAGES.map(({ text }) => text) }),
    },
  );
  rendered = JSON.parse(html) as string[];
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string) => {
  writeFileSync(file, FRONT_MATTER + text);
  return FRONT_MATTER + text;
};

/** Plugins name places below the folder the build runs in, which this one is not. */
const findProblems = () =>
  findPageProblems(folder, ['wells.mdx'], remarkPlugins).map((problem) =>
    problem.replace(`${folder}/`, ''),
  );

describe.each(VALID_PAGES)(
  '$construct',
  ({ text, links = [], html, twin, search }) => {
    it('is nothing to complain about', () => {
      write(text);
      expect(findProblems()).toEqual([]);
    });

    it('leads where it says', () => {
      expect(extractLinks(write(text)).map(({ href }) => href)).toEqual(links);
    });

    it('reaches readers unharmed', () => {
      const page = rendered[VALID_PAGES.findIndex((one) => one.text === text)];
      html.forEach((part) => expect(page).toContain(part));
    });

    it('has Markdown', async () => {
      write(text);
      const markdown = await renderTwin(
        {
          path: '/wells/',
          title: 'Wells',
          description: '',
          section: 'blog',
          date: '2026-11-29',
          file,
        },
        TWIN_SITE,
      );
      twin.forEach((part) => expect(markdown).toContain(part));
    });

    it('can be searched', async () => {
      const sections = await extractSections(write(text));
      const known = sections.flatMap((section) => [
        section.heading,
        section.excerpt,
        section.text,
      ]);
      expect(known.filter(Boolean).join(' ').replace(/\s+/g, ' ')).toBe(search);
    });
  },
);

it.each(INVALID_PAGES)('names what is wrong: $problem', ({ text, problem }) => {
  write(text);
  const [line = '', message = ''] = problem.split(/: (.*)/s);
  expect(findProblems()).toEqual([
    `wells.mdx:${Number(line) + HEAD_LINES}: ${message}`,
  ]);
});
