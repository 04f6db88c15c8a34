import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UpstreamRecord } from './fingerprintFile';
import { listSwizzleFiles } from './listSwizzleFiles';
import { readSwizzle, renderSwizzleRow, SWIZZLE_HEADER_FORM } from './readSwizzle';

/** Relative to the site. */
export const UPSTREAM_FILE = 'plugins/docusaurus/upstream.json';

const TABLE_HEAD = '| component | how | why | since |\n| :-- | :-- | :-- | :-- |\n';

/** @throws SyntaxError if the file is no JSON */
export const readRecords = (siteDir: string): UpstreamRecord[] =>
  JSON.parse(
    readFileSync(path.join(siteDir, UPSTREAM_FILE), 'utf8'),
  ) as UpstreamRecord[];

/**
 * Replaces the table of a README by the given rows; the text around it stays.
 *
 * @throws if the text has no table with the expected head
 */
export function replaceTable(readme: string, rows: readonly string[]): string {
  const start = readme.indexOf(TABLE_HEAD);
  if (start === -1)
    throw new Error(`src/theme/README.md lacks the table head ${TABLE_HEAD}`);
  const body = start + TABLE_HEAD.length;
  const rest = readme.slice(body).replace(/^(?:\|.*(?:\n|$))*/, '');
  return `${readme.slice(0, body)}${rows.map((row) => `${row}\n`).join('')}${rest}`;
}

/**
 * Writes the records, the installed version into the header of each overridden component, and
 * the table of `src/theme/README.md`.
 *
 * @param records of all files the portal relies on
 * @throws if a component has no header or no original; nothing is written then
 */
export function writeRecords(
  siteDir: string,
  records: readonly UpstreamRecord[],
): void {
  const rows: string[] = [];
  const headed: [file: string, text: string][] = [];
  for (const { file, name, text } of listSwizzleFiles(siteDir)) {
    const swizzle = readSwizzle(text);
    if (!swizzle)
      throw new Error(`${file}:1: must begin with ${SWIZZLE_HEADER_FORM}`);
    const version = records.find(({ usedBy }) => usedBy === file)?.version;
    if (!version) throw new Error(`${file}:1: no package has a component ${name}`);
    rows.push(renderSwizzleRow({ ...swizzle, version }));
    headed.push([file, text.replace(/ @ \S+/, ` @ ${version}`)]);
  }
  const readmeFile = path.join(siteDir, 'src/theme/README.md');
  const readme = replaceTable(readFileSync(readmeFile, 'utf8'), rows);
  writeFileSync(readmeFile, readme);
  headed.forEach(([file, text]) => writeFileSync(path.join(siteDir, file), text));
  writeFileSync(
    path.join(siteDir, UPSTREAM_FILE),
    `${JSON.stringify(records, null, 2)}\n`,
  );
}
