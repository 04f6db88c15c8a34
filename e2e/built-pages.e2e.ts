/** Every built page, read without a browser: its head, its HTML, and its Markdown. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { getLimit } from '../tests/limits/limits';
import { findDeadLinks } from './harness/findDeadLinks';
import {
  BUILD_DIR,
  listBuiltPages,
  listSitemapPages,
  listTestedPages,
  readBuilt,
} from '../tests/harness/site';
import { readBuiltPage, type BuiltPageFacts } from '../tests/harness/readBuiltPage';
import { readTwin, type TwinFacts } from './harness/readTwin';
import { validateHtml } from './harness/validateHtml';

/** Pages that are tools or lists of others: they are not written as Markdown. */
const WITHOUT_MARKDOWN =
  /^\/(?:versions|production-error|offline|accessibility)\/$|^\/blog\/(?:(?:archive|authors)\/|tags\/.*)?$/;

/** The end of a sentence or its part with no space behind it: JSX drops one at the end of a line. */
const MISSING_SPACE = /[.,;:!?]<(?:a|code|em|kbd|strong)(?![^>]*hash-link)[ >]/g;

/** The places where a space is missing, each with what stands before it. */
const findMissingSpaces = (html: string) =>
  [...html.matchAll(MISSING_SPACE)].map(({ 0: found, index }) =>
    html.slice(Math.max(0, index - 40), index + found.length),
  );

/** The style sheet of Infima, which `theme-classic` loads first. */
const INFIMA = 'infima/dist/css/default/default.css';

const pages = new Map<string, BuiltPageFacts>();
const twins = new Map<string, TwinFacts>();
const invalid: string[] = [];
const withoutSpace: string[] = [];
let origin = '';

/** Path of an address of the portal; null for one elsewhere. */
const toPath = (address: string | undefined) =>
  address?.startsWith(`${origin}/`) ? address.slice(origin.length) : null;

const isFile = (pathname: string) =>
  statSync(path.join(BUILD_DIR, pathname), { throwIfNoEntry: false })?.isFile() ??
  false;

/** Pages that are meant to be found. */
const listOpenPages = () => [...pages].filter(([, { isHidden }]) => !isHidden);

const listTwinPages = () =>
  listOpenPages().filter(([pathname]) => !WITHOUT_MARKDOWN.test(pathname));

beforeAll(() => {
  const knownParts = new Set<string>();
  // It takes longer than all the rest: a run validates some pages of each kind.
  const validated = new Set(listTestedPages(2));
  for (const pathname of listBuiltPages()) {
    const page = readBuiltPage(readBuilt(`${pathname}index.html`), knownParts);
    if (validated.has(pathname)) {
      invalid.push(...validateHtml(page.html).map((text) => `${pathname} ${text}`));
    }
    withoutSpace.push(
      ...findMissingSpaces(page.html).map((text) => `${pathname} ${text}`),
    );
    // Kept for each page, and long.
    pages.set(pathname, { ...page, html: '' });
  }
  origin = new URL(pages.get('/')?.canonical ?? 'http://unknown').origin;
  for (const [pathname, { markdown }] of pages) {
    const file = toPath(markdown);
    if (file && isFile(file)) {
      twins.set(pathname, readTwin(readBuilt(file)));
    }
  }
}, getLimit('manyPages'));

/** @returns the paths of pages of which a statement is not true */
const findExceptions = (
  list: [string, BuiltPageFacts][],
  isTrue: (page: BuiltPageFacts, pathname: string) => boolean,
) =>
  list.filter(([pathname, page]) => !isTrue(page, pathname)).map(([name]) => name);

it('a build has hundreds of pages', () => {
  expect(pages.size).toBeGreaterThan(400);
  expect(listTwinPages().length).toBeGreaterThan(400);
});

describe('the head of every page', () => {
  it('has a title, and no two pages of one path the same', () => {
    expect(findExceptions([...pages], ({ title }) => title.trim() !== '')).toEqual(
      [],
    );
  });

  it('has a description of some words', () => {
    expect(
      findExceptions(
        [...pages],
        ({ description = '' }) => description.split(' ').length >= 3,
      ),
    ).toEqual([]);
  });

  it('names the page itself as canonical', () => {
    expect(
      findExceptions(
        [...pages],
        ({ canonical }, pathname) => toPath(canonical) === pathname,
      ),
    ).toEqual([]);
  });

  it('has a picture of 1200 × 630 pixels', () => {
    const readSize = (file: string) => {
      const png = readFileSync(path.join(BUILD_DIR, file));
      return `${png.toString('latin1', 1, 4)} ${png.readUInt32BE(16)} ${png.readUInt32BE(20)}`;
    };
    expect(
      findExceptions([...pages], ({ image }) => {
        const file = toPath(image);
        return file !== null && isFile(file) && readSize(file) === 'PNG 1200 630';
      }),
    ).toEqual([]);
  });

  it('has a picture of its own where the page is written as Markdown', () => {
    const images = listTwinPages().map(([, { image }]) => image);
    expect(new Set(images).size).toBe(images.length);
  });

  it('has structured data of its kind', () => {
    const kinds = ({ structuredData }: BuiltPageFacts) =>
      structuredData.map((data) => data['@type']);
    expect(
      findExceptions(listTwinPages(), (page, pathname) => {
        const expected = pathname.startsWith('/blog/')
          ? 'BlogPosting'
          : 'TechArticle';
        return pathname === '/' || kinds(page).includes(expected);
      }),
    ).toEqual([]);
    expect(kinds(pages.get('/material-ui/react-button/')!)).toContain(
      'BreadcrumbList',
    );
  });

  it('leads to its Markdown', () => {
    expect(
      findExceptions(listOpenPages(), ({ markdown }, pathname) =>
        WITHOUT_MARKDOWN.test(pathname)
          ? markdown === undefined
          : isFile(toPath(markdown) ?? ''),
      ),
    ).toEqual([]);
  });
});

describe('the HTML of every page', () => {
  it('has one h1', () => {
    expect(findExceptions([...pages], ({ h1Count }) => h1Count === 1)).toEqual([]);
  });

  it('is valid', () => {
    expect(invalid).toEqual([]);
  });

  it('has spaces between its sentences', () => {
    expect(withoutSpace).toEqual([]);
  });
});

describe('the links of every page', () => {
  const find = (choose: (page: BuiltPageFacts) => string[]) =>
    findDeadLinks(
      [...pages].map(([pathname, page]) => ({
        pathname,
        addresses: choose(page),
        places: page.places,
      })),
      isFile,
    );

  it('lead to a page, a place on one, or a file', () => {
    expect(find(({ addresses }) => addresses)).toEqual([]);
  });

  it('do so in demos, too', () => {
    expect(find(({ demoAddresses }) => demoAddresses)).toEqual([]);
  });
});

describe('lists of pages', () => {
  it('are complete: the site map has every page that may be found', () => {
    const listed = new Set(listSitemapPages());
    const open = listOpenPages()
      .map(([pathname]) => pathname)
      .filter((pathname) => !pathname.startsWith('/blog/tags/'));
    expect(open.filter((pathname) => !listed.has(pathname))).toEqual([]);
    expect([...listed].filter((pathname) => !pages.has(pathname))).toEqual([]);
    expect([...listed].filter((pathname) => /experiments/.test(pathname))).toEqual(
      [],
    );
  });

  it('have every post: both feeds, with absolute addresses', () => {
    const posts = listTwinPages().filter(([pathname]) =>
      pathname.startsWith('/blog/'),
    );
    expect(posts.length).toBeGreaterThan(0);
    for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
      const text = readBuilt(feed);
      const missing = posts.filter(
        ([pathname]) => !text.includes(origin + pathname),
      );
      expect([feed, missing.map(([pathname]) => pathname)]).toEqual([feed, []]);
      expect(text).not.toMatch(/(?:href|src)=(?:"|&quot;)\/(?!\/)/);
    }
  });
});

describe('the Markdown of every page', () => {
  it('holds nothing but Markdown', () => {
    const leftovers = [...twins].filter(([, twin]) => twin.leftovers.length > 0);
    expect(leftovers.map(([name, twin]) => [name, twin.leftovers])).toEqual([]);
  });

  it('holds every heading of its page', () => {
    const missing = [...twins]
      // The portal's own front: its Markdown is the list of all pages.
      .filter(([pathname]) => pathname !== '/')
      .flatMap(([pathname, { headings }]) => {
        const known = new Set(headings);
        return (pages.get(pathname)?.headings ?? [])
          .filter((title) => !known.has(title))
          .map((title) => `${pathname} ${title}`);
      });
    expect(missing).toEqual([]);
  });

  it('holds the code of every demo', () => {
    const short = [...twins].filter(([pathname, { demoCount }]) => {
      return demoCount < (pages.get(pathname)?.demos.size ?? 0);
    });
    expect(short.map(([pathname]) => pathname)).toEqual([]);
  });

  it('has absolute links, and none that leads nowhere', () => {
    const leadsSomewhere = (address: string) => {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (!url) return false;
      if (url.origin !== origin) return /^https?:|^mailto:/.test(address);
      const page = pages.get(decodeURI(url.pathname));
      const place = decodeURIComponent(url.hash.slice(1)).replace(/\.js$/, '.tsx');
      return page ? place === '' || page.places.has(place) : isFile(url.pathname);
    };
    const dangling = [...twins].flatMap(([pathname, { links }]) =>
      links
        .filter((address) => !leadsSomewhere(address))
        .map((address) => `${pathname} ${address}`),
    );
    expect(dangling).toEqual([]);
  });
});

describe('the sections of every page', () => {
  it('are listed with their lines, and lead to a place on the page', () => {
    const wrong: string[] = [];
    const listed = new Set<string>();
    for (const section of [
      'material-ui',
      'joy-ui',
      'base-ui',
      'system',
      'x',
      'blog',
    ]) {
      const [head = '', ...rows] = readBuilt(`${section}/sections.tsv`)
        .trimEnd()
        .split('\n');
      expect(head.split('\t')).toHaveLength(6);
      const lines = new Map<string, string[]>();
      for (const row of rows) {
        const [file = '', first, last, bytes, id = '', title = ''] = row.split('\t');
        const text = lines.get(file) ?? readBuilt(file).split('\n');
        lines.set(file, text);
        const part = text.slice(Number(first) - 1, Number(last)).join('\n');
        const places = pages.get(file.replace(/\.md$/, '/'))?.places;
        const isRight =
          part.startsWith('##') &&
          readTwin(part).headings[0] === title &&
          Buffer.byteLength(part) === Number(bytes) &&
          (id === '' || places?.has(id));
        if (!isRight) wrong.push(row);
        listed.add(file);
      }
    }
    expect(wrong).toEqual([]);
    expect(listed.size).toBeGreaterThan(400);
  });
});

describe('the host', () => {
  it('is told where the Markdown of each page is', () => {
    const links = [
      ...readBuilt('_markdown-twins.map').matchAll(
        /^"(\S+)index\.html" "<(\S+)>; rel=\\"alternate\\"; type=\\"text\/markdown\\"";$/gm,
      ),
    ].map(([, pathname, file]) => [pathname, file]);
    const expected = listTwinPages().map(([pathname, { markdown }]) => [
      pathname,
      toPath(markdown),
    ]);
    expect(links.sort()).toEqual(expected.sort());
  });
});

describe('the style sheet', () => {
  /** Classes of a selector; what it rules out need not be on a page. */
  const listClasses = (selector: string) =>
    [
      ...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g),
    ].map(([, name]) => name as string);

  it('has the rules of Infima for every class that a page has', () => {
    const used = new Set([...pages.values()].flatMap(({ classes }) => [...classes]));
    const needed = new Set<string>();
    postcss
      .parse(readFileSync(require.resolve(INFIMA), 'utf8'))
      .walkRules(({ selectors }) => {
        const names = selectors.map(listClasses);
        names
          .filter((list) => list.every((name) => used.has(name)))
          .forEach((list) => list.forEach((name) => needed.add(name)));
      });
    const [sheet = ''] = readdirSync(path.join(BUILD_DIR, 'assets/css'));
    const css = readBuilt(`assets/css/${sheet}`);
    const kept = new Set(listClasses(css));
    expect(needed).toContain('markdown');
    expect([...needed].filter((name) => !kept.has(name))).toEqual([]);
    // Most of it is for parts of a page that the portal has not.
    expect(css).not.toContain('.pagination__link');
  });
});

describe('llms.txt', () => {
  it('lists every page with its Markdown', () => {
    const lists = readTwin(readBuilt('llms.txt')).links.filter((address) =>
      address.endsWith('/llms.txt'),
    );
    const links = new Set(
      lists.flatMap((address) => readTwin(readBuilt(toPath(address) ?? '')).links),
    );
    const missing = listTwinPages()
      .filter(([pathname]) => pathname !== '/')
      .filter(([, { markdown }]) => !links.has(markdown ?? ''));
    expect(missing.map(([pathname]) => pathname)).toEqual([]);
  });

  it('has lists short enough to be read whole', () => {
    const lists = ['/llms.txt', ...readTwin(readBuilt('llms.txt')).links]
      .map((address) => toPath(address) ?? address)
      .filter((file) => file.endsWith('/llms.txt'));
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter((file) => readBuilt(file).length > 50_000)).toEqual([]);
  });

  it('is named by robots.txt, with the site map', () => {
    const robots = readBuilt('robots.txt');
    expect(robots).toContain(`${origin}/llms.txt`);
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it('says truly how large the files of many pages are', () => {
    const files = [
      ...readBuilt('llms.txt').matchAll(
        /\]\((\S+llms-full\.txt)\): (\d+) pages, ([\d,]+) bytes/g,
      ),
    ];
    expect(files.map(([, address]) => toPath(address))).toEqual([
      '/llms-full.txt',
      '/material-ui/llms-full.txt',
      '/joy-ui/llms-full.txt',
      '/base-ui/llms-full.txt',
      '/system/llms-full.txt',
      '/x/llms-full.txt',
      '/blog/llms-full.txt',
    ]);
    for (const [, address, count, size] of files) {
      const file = path.join(BUILD_DIR, toPath(address) ?? '');
      expect(existsSync(file) && statSync(file).size).toBe(
        Number(size?.replaceAll(',', '')),
      );
      const titles =
        readFileSync(file, 'utf8').match(/^(?:---\n\n)?# .+\n\n> /gm) ?? [];
      expect(titles.length).toBe(Number(count));
    }
  });
});
