import {
  CACHE_NEVER,
  pathToCacheControl,
  SECURITY_HEADERS,
  TRUST_POLICY,
} from './hostHeaders';

/** Headers of all addresses that a pattern covers. */
export interface HeaderRule {
  /** Path with leading slash; a `*` at the end stands for the rest. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Facts of a build that its header rules depend on. */
export interface HeaderContents {
  /** Path of the site, with both slashes. */
  baseUrl: string;
  /** Paths of all files below the base URL, without leading slash. */
  files: readonly string[];
  /** For pages of the portal. */
  pagePolicy: string;
  /** For what edited demos run in. */
  runnerPolicy: string;
}

const RUNNER_FOLDER = 'runner';

/**
 * Says whether a file belongs to what edited demos run in, which has a policy of its own.
 *
 * @param file below the site's folder
 */
export function isRunnerFile(file: string): boolean {
  return /^(?:[\w-]+\/)?runner\//.test(file);
}

/** Folders that hold files of one kind; files between them are revalidated. */
function toCacheFolder(file: string): string {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, /^(?:assets|runner)\//.test(file) ? 2 : 1).join('/');
}

function createCacheRules(files: readonly string[]): HeaderRule[] {
  const kinds = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = toCacheFolder(file);
    const kind = kinds.get(folder) ?? new Set();
    kinds.set(folder, kind.add(pathToCacheControl(`/${file}`)));
  }
  return [...kinds]
    .filter(([folder]) => folder !== '' && folder !== RUNNER_FOLDER)
    .flatMap(([folder, values]) => {
      const [value] = values;
      // Hosts join the values of rules that overlap, so a folder has one or none.
      return values.size === 1 && value !== undefined && value !== CACHE_NEVER
        ? [{ pattern: `${folder}/*`, headers: { 'Cache-Control': value } }]
        : [];
    });
}

/** Lists the prefixes of built languages: each has a runner of its own. */
function listSitePrefixes(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith(`${RUNNER_FOLDER}/frame.html`))
    .map((file) => file.slice(0, -`${RUNNER_FOLDER}/frame.html`.length))
    .sort((a, b) => b.length - a.length);
}

/** Pages by the folder that they lie in, and those that lie in none. */
function listPagePatterns(
  files: readonly string[],
  prefixes: readonly string[],
): string[] {
  const pages = files.filter(
    (file) => file.endsWith('.html') && !isRunnerFile(file),
  );
  const patterns = pages.map((file) => {
    const prefix = prefixes.find((start) => file.startsWith(start)) ?? '';
    const [folder, ...rest] = file.slice(prefix.length).split('/');
    return rest.length > 0
      ? `${prefix}${folder}/*`
      : file.replace(/(^|\/)index\.html$/, '$1');
  });
  return [...new Set(patterns)];
}

/**
 * Lists which headers a host should send with what. No two rules of an address name the same
 * header: hosts would send both, and of two policies both hold.
 */
export function createHeaderRules({
  baseUrl,
  files,
  pagePolicy,
  runnerPolicy,
}: HeaderContents): HeaderRule[] {
  const sorted = [...files].sort();
  const prefixes = listSitePrefixes(sorted);
  return [
    { pattern: '*', headers: SECURITY_HEADERS },
    ...listPagePatterns(sorted, prefixes).map((pattern) => ({
      pattern,
      headers: {
        'Content-Security-Policy': pagePolicy,
        'Content-Security-Policy-Report-Only': TRUST_POLICY,
      },
    })),
    ...prefixes
      .map((prefix) => `${prefix}${RUNNER_FOLDER}/*`)
      .map((pattern) => ({
        pattern,
        headers: { 'Content-Security-Policy': runnerPolicy },
      })),
    ...createCacheRules(sorted),
  ].map(({ pattern, headers }) => ({ pattern: baseUrl + pattern, headers }));
}

/**
 * Writes rules as `_headers`, the file that Netlify and Cloudflare Pages read.
 *
 * @example
 * headerRulesToText([{ pattern: '/*', headers: { 'X-Frame-Options': 'DENY' } }])
 * // → '/*\n  X-Frame-Options: DENY\n'
 */
export function headerRulesToText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [
        pattern,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/**
 * Reads rules from `_headers`.
 *
 * @throws an Error that names the line which is no rule
 */
export function textToHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule) {
      rule.headers[name] = value;
    } else if (/^\/\S*$/.test(line)) {
      rules.push({ pattern: line, headers: {} });
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      throw new Error(`_headers:${index + 1}: "${line}" is no rule.`);
    }
  }
  return rules;
}

function covers(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*')
    ? pathname.startsWith(pattern.slice(0, -1))
    : pathname === pattern;
}

/**
 * Headers of an address, as hosts join them.
 *
 * @param pathname as requested
 */
export function pathToHeaders(
  rules: readonly HeaderRule[],
  pathname: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ pattern }) => covers(pattern, pathname))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      const earlier = headers[name];
      headers[name] = earlier === undefined ? value : `${earlier}, ${value}`;
    }
  }
  return headers;
}
