import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextPack } from '../../../src/lib/language/textPack';
import { DEFAULT_LANGUAGE } from '../../../src/lib/address/paths';
import { findJsonLine } from '../../shared/jsonLines';
import { findPackProblems, type PackProblem } from './findPackProblems';
import { languageToTextPackFile } from './loadTextPacks';

/**
 * Says where the problems of a text pack are.
 *
 * @param siteDir absolute path of the site
 * @param language tag of the pack
 * @returns a line per problem, each with file and line
 */
export function describePackProblems(
  siteDir: string,
  language: string,
  problems: readonly PackProblem[],
): string[] {
  // Of dozens of packs hardly one has any.
  if (problems.length === 0) return [];
  const file = languageToTextPackFile(language);
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return problems.map(({ kind, key, message }) => {
    const place = kind === 'direction' ? ['language', 'direction'] : ['texts', key];
    return `${file}:${findJsonLine(text, place)}: ${kind}: ${key} ${message}`;
  });
}

/**
 * Checks text packs against the English one. A text that is not translated yet is no
 * fault: the portal shows the English one.
 *
 * @param siteDir absolute path of the site
 * @param packs by language tag, English among them
 * @throws all that is wrong, each with file and line
 */
export function checkTextPacks(
  siteDir: string,
  packs: ReadonlyMap<string, TextPack>,
): void {
  const english = packs.get(DEFAULT_LANGUAGE)?.texts ?? {};
  const lines = [...packs].flatMap(([language, pack]) => {
    const problems = findPackProblems(language, pack, english);
    return describePackProblems(
      siteDir,
      language,
      problems.filter(({ kind }) => kind !== 'missing'),
    );
  });
  if (lines.length > 0) {
    throw new Error(lines.join('\n'));
  }
}
