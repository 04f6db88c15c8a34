import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listSwizzleFiles } from './listSwizzleFiles';
import { readSwizzle, renderSwizzleRow, SWIZZLE_HEADER_FORM } from './readSwizzle';
import { recordUpstream, type UpstreamRecord } from './recordUpstream';

const TABLE_HEAD = '| component | how | why | since |\n| :-- | :-- | :-- | :-- |\n';

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
 * Records the originals of all overridden components in `src/theme/upstream.json` and lists the
 * overrides in `src/theme/README.md`, both from the headers of the files.
 *
 * @returns how many components were recorded
 * @throws if a file has no header or no original; nothing is written then
 */
export function writeRecords(siteDir: string): number {
  const rows: string[] = [];
  const records: Record<string, UpstreamRecord> = {};
  for (const { file, name, text } of listSwizzleFiles(siteDir)) {
    const swizzle = readSwizzle(text);
    if (!swizzle)
      throw new Error(`${file}:1: must begin with ${SWIZZLE_HEADER_FORM}`);
    const upstream = recordUpstream(path.join(siteDir, 'node_modules'), name);
    if (!upstream) throw new Error(`${file}:1: no package has a component ${name}`);
    records[name] = upstream;
    rows.push(renderSwizzleRow(swizzle));
  }
  const readmeFile = path.join(siteDir, 'src/theme/README.md');
  const readme = replaceTable(readFileSync(readmeFile, 'utf8'), rows);
  writeFileSync(readmeFile, readme);
  writeFileSync(
    path.join(siteDir, 'src/theme/upstream.json'),
    `${JSON.stringify(records, null, 2)}\n`,
  );
  return rows.length;
}
