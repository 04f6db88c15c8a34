import fs from 'node:fs/promises';
import path from 'node:path';
import { RUNNER_HEADER_POLICY } from '../demo-runner/runnerPolicy';
import { addPolicy, hashInline, readInlineHashes } from './addPolicy';
import { createHeaderPolicy, createPolicy, FRAME_RULE } from './createPolicy';
import { createHeaderRules, headerRulesToText, isRunnerFile } from './headerRules';
import { renderPolicyMap } from './renderPolicyMap';
import { renderTwinMap } from './renderTwinMap';
import type { InlineHashes, PolicyHosts } from './types';

/** For hosts that read it: Netlify, Cloudflare Pages and others. */
export const HEADERS_FILE = '_headers';

/** For nginx, to be included in a `map`. */
export const POLICY_MAP_FILE = '_content-security-policy.map';

/** For nginx, too: which page has its Markdown where. */
export const TWIN_MAP_FILE = '_markdown-twins.map';

const HOST_FILES: ReadonlySet<string> = new Set([
  HEADERS_FILE,
  POLICY_MAP_FILE,
  TWIN_MAP_FILE,
]);

/** Pages open at once while they are read and written. */
const BATCH = 32;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function isPage(file: string): boolean {
  return file.endsWith('.html') && !isRunnerFile(file);
}

async function eachPage<T>(
  files: readonly string[],
  action: (file: string) => Promise<T>,
): Promise<T[]> {
  const pages = files.filter(isPage);
  const results: T[] = [];
  for (let start = 0; start < pages.length; start += BATCH) {
    results.push(
      ...(await Promise.all(pages.slice(start, start + BATCH).map(action))),
    );
  }
  return results;
}

/** Scripts and styles of pages, by the digest of the page's whole text. */
export type KnownPages = ReadonlyMap<string, InlineHashes>;

/**
 * Writes the policy of each page into it.
 *
 * @param outDir folder of built pages
 * @returns what stands in them, so that it need not be looked for again
 * @throws PolicyError that names the page
 */
export async function writePagePolicies(
  outDir: string,
  hosts: PolicyHosts,
): Promise<KnownPages> {
  const pages = await eachPage(await listFiles(outDir), async (file) => {
    const place = path.join(outDir, file);
    const page = addPolicy(await fs.readFile(place, 'utf8'), file, hosts);
    await fs.writeFile(place, page.html);
    return [hashInline(page.html), page.hashes] as const;
  });
  return new Map(pages);
}

/** Folder of a built site, and its address. */
export interface BuiltSite {
  /** Folder of the site, with all its languages. */
  root: string;
  /** Path of the site, with both slashes. */
  baseUrl: string;
}

/**
 * Writes what hosts make headers from: `_headers` and the maps for nginx.
 *
 * @param known pages that were looked at before; all others are read
 * @throws PolicyError that names the page
 */
export async function writeHostPolicies(
  { root, baseUrl }: BuiltSite,
  hosts: PolicyHosts,
  known: KnownPages = new Map(),
): Promise<void> {
  const files = (await listFiles(root)).filter((file) => !HOST_FILES.has(file));
  const pages = new Map<string, InlineHashes>(
    await eachPage(files, async (file) => {
      const html = await fs.readFile(path.join(root, file), 'utf8');
      const hashes = known.get(hashInline(html)) ?? readInlineHashes(html, file);
      return [file, hashes] as const;
    }),
  );
  const scripts = [...pages.values()].flatMap((hashes) => hashes.scripts);
  const rules = createHeaderRules({
    baseUrl,
    files,
    pagePolicy: createHeaderPolicy([...new Set(scripts)], hosts),
    runnerPolicy: RUNNER_HEADER_POLICY,
  });
  await fs.writeFile(path.join(root, HEADERS_FILE), headerRulesToText(rules));
  const policies = [...pages].map(
    ([file, hashes]) =>
      [file, `${createPolicy(hashes, hosts)}; ${FRAME_RULE}`] as const,
  );
  await fs.writeFile(
    path.join(root, POLICY_MAP_FILE),
    renderPolicyMap({
      baseUrl,
      pages: new Map(policies),
      runnerPolicy: RUNNER_HEADER_POLICY,
    }),
  );
  await fs.writeFile(path.join(root, TWIN_MAP_FILE), renderTwinMap(files, baseUrl));
}
