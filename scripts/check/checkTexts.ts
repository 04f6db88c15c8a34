import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toOutcome } from './toOutcome';
import type { CheckOutcome } from './types';

/** The first line in which two texts differ, from 1. */
function findFirstDifference(one: string, other: string): number {
  const lines = other.split('\n');
  return one.split('\n').findIndex((line, index) => line !== lines[index]) + 1 || 1;
}

async function findFormatProblem(file: string, siteDir: string): Promise<string[]> {
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const absolute = path.join(siteDir, file);
  const { ignored, inferredParser } = await getFileInfo(absolute, {
    ignorePath: path.join(siteDir, '.prettierignore'),
  });
  if (ignored || inferredParser === null) {
    return [];
  }
  const text = readFileSync(absolute, 'utf8');
  try {
    const config = await resolveConfig(absolute);
    const formatted = await format(text, { ...config, filepath: absolute });
    return formatted === text
      ? []
      : [
          `${file}:${findFirstDifference(text, formatted)}: is not formatted: npx prettier --write ${file}`,
        ];
  } catch (error) {
    const { loc, message } = error as Error & {
      loc?: { start?: { line?: number } };
    };
    return [`${file}:${loc?.start?.line ?? 1}: ${message.split('\n', 1)[0]}`];
  }
}

/** Asks prettier. */
export async function checkFormat(
  files: readonly string[],
  siteDir: string,
): Promise<CheckOutcome> {
  const findings = await Promise.all(
    files.map((file) => findFormatProblem(file, siteDir)),
  );
  return toOutcome('format', files, findings.flat());
}

/** Asks textlint. */
export async function checkProse(
  files: readonly string[],
  siteDir: string,
): Promise<CheckOutcome> {
  const { createLinter, loadTextlintrc } = await import('textlint');
  const linter = createLinter({
    descriptor: await loadTextlintrc({
      configFilePath: path.join(siteDir, '.textlintrc.json'),
    }),
    ignoreFilePath: path.join(siteDir, '.textlintignore'),
    cwd: siteDir,
  });
  const results = await linter.lintFiles(
    files.map((file) => path.join(siteDir, file)),
  );
  const findings = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, message, ruleId }) =>
        `${path.relative(siteDir, filePath)}:${line}: ${message.replaceAll('\n', ' ')} (${ruleId})`,
    ),
  );
  return toOutcome('prose', files, findings);
}

/** Asks cspell. */
export async function checkWords(
  files: readonly string[],
  siteDir: string,
): Promise<CheckOutcome> {
  const { lint } = await import('cspell');
  const findings: string[] = [];
  await lint(
    [...files],
    {
      root: siteDir,
      config: path.join(siteDir, 'cspell.json'),
      cache: false,
      progress: false,
      summary: false,
    },
    {
      issue: ({ uri, row, text, suggestions = [] }) => {
        const file = path.relative(siteDir, fileURLToPath(uri ?? 'file:///'));
        const near = suggestions.slice(0, 3).join(', ');
        findings.push(
          `${file}:${row}: "${text}" is in no dictionary${near ? `; near are ${near}` : ''}; a word that is right goes into config/words.txt`,
        );
      },
      error: (message, { message: reason }) =>
        findings.push(`${files[0]}:1: ${message}: ${reason}`),
    },
  );
  return toOutcome('words', files, findings);
}
