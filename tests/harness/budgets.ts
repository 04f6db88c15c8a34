import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles, measureBrotli, measureHtmlParts } from './pageFiles';
import { BUILD_DIR, readBuilt } from './site';

/** A page of each kind. */
export const BUDGET_PAGES = {
  home: '/',
  'plain page': '/material-ui/getting-started/installation/',
  'component page': '/material-ui/react-button/',
  'API page': '/material-ui/api/button/',
  post: '/blog/how-demos-work/',
} as const;

/** Scripts of all pages, or of all documentation. */
const SHARED_SCRIPTS = ['main', 'runtime~main', 'common'];

/** Fonts that demos load, none of which a page requests by itself. */
const TYPEFACES = 'assets/fonts/demos';

/** Weights of the pages with a budget, as last recorded. */
export interface Weights {
  /** Bytes, compressed, by what is measured: `plain page: css`. */
  bytes: Record<string, number>;
  /**
   * Bytes, uncompressed, by what they belong to: a module, a package, a script by its name
   * without hash, a part of a page.
   */
  parts: Record<string, number>;
}

/** The share and the least that is left for small changes, by kind. */
const ROOM = { html: [0.05, 1000], other: [0.03, 300] } as const;

/**
 * The most something may weigh: scripts and styles have 3 % of room and at least 300 bytes;
 * pages are written on, so HTML has 5 % and at least a kilobyte.
 *
 * @param name as in {@link Weights.bytes}
 * @param bytes what was written down
 */
export function allow(name: string, bytes: number): number {
  const [share, least] = ROOM[name.endsWith(': html') ? 'html' : 'other'];
  return bytes + Math.max(least, Math.ceil(bytes * share));
}

/** As published for reading a documentation set without a network. */
interface Pack {
  /** Positions in `files` by page, without slash before it. */
  pages: Record<string, number[] | undefined>;
  /** Path below the folder of the build, bytes. */
  files: [path: string, bytes: number][];
}

const readJson = <Content>(file: string) => JSON.parse(readBuilt(file)) as Content;

/**
 * Lists the scripts that a page and its demos load, as the packs say.
 *
 * @throws if no pack has the page
 */
function listScripts(pathname: string): string[] {
  const page = pathname.slice(1);
  const pack = readJson<{ manifest: string }[]>('assets/offline/packs.json')
    .map(({ manifest }) => readJson<Pack>(manifest))
    .find(({ pages }) => pages[page]);
  if (!pack) {
    throw new Error(`No pack for reading without a network has ${pathname}.`);
  }
  return (pack.pages[page] ?? [])
    .flatMap((position) => pack.files[position]?.[0] ?? [])
    .filter((file) => file.endsWith('.js'));
}

/** @example `assets/js/main.0a1b2c3d.js` → `assets/js/main.js` */
const withoutHash = (file: string): string =>
  file.replace(/\.[\da-f]{8}(?=\.\w+$)/, '');

/** Written by `plugins/docusaurus/script-modules` beside the folder of the build. */
function readModules(): Record<string, Record<string, number>> {
  const file = path.join(BUILD_DIR, '../.docusaurus/script-modules.json');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: build the portal before it is weighed.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readModules>;
}

/** Weighs the built portal. */
export function measureWeights(): Weights {
  const modules = readModules();
  const bytes: Record<string, number> = {};
  const parts: Record<string, number> = {};
  const files = new Map<string, number>();

  function add(sizes: Record<string, number>): void {
    for (const [name, size] of Object.entries(sizes)) {
      parts[name] = (parts[name] ?? 0) + size;
    }
  }

  function measure(file: string): number {
    const known = files.get(file);
    if (known !== undefined) {
      return known;
    }
    const built = path.join(BUILD_DIR, file);
    const size = measureBrotli(built);
    files.set(file, size);
    add(modules[file] ?? { [withoutHash(file)]: statSync(built).size });
    return size;
  }

  const sum = (list: readonly string[], sizeOf: (file: string) => number) =>
    list.reduce((total, file) => total + sizeOf(file), 0);
  for (const [name, pathname] of Object.entries(BUDGET_PAGES)) {
    const file = path.join(BUILD_DIR, pathname, 'index.html');
    const html = readFileSync(file, 'utf8');
    const { scripts, styles, fonts } = listPageFiles(html);
    const all = [...new Set([...scripts, ...listScripts(pathname)])];
    for (const script of all) {
      const [, shared = ''] = /([^/.]+)\.[\da-f]{8}\.js$/.exec(script) ?? [];
      if (SHARED_SCRIPTS.includes(shared)) {
        bytes[`${shared}.js`] = measure(script);
      }
    }
    bytes[`${name}: html`] = measureBrotli(file);
    bytes[`${name}: css`] = sum(styles, measure);
    bytes[`${name}: js, with all its demos`] = sum(all, measure);
    bytes[`${name}: fonts`] = sum(
      fonts,
      (font) => statSync(path.join(BUILD_DIR, font)).size,
    );
    add(measureHtmlParts(pathname, html));
  }
  for (const file of readdirSync(path.join(BUILD_DIR, TYPEFACES)).sort()) {
    const [, name] = /^([a-z-]+)\.[\da-f]{12}\.woff2$/.exec(file) ?? [];
    if (name) {
      bytes[`demos: ${name}`] = statSync(path.join(BUILD_DIR, TYPEFACES, file)).size;
    }
  }
  return { bytes, parts };
}

/** Names what has grown or come, the most first. */
export function describeGrowth(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(after)
    .map(([name, size]) => ({ name, size, more: size - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((left, right) => right.more - left.more)
    .slice(0, 12)
    .map(({ name, size, more }) => `${name} +${more} B (now ${size})`);
}
