import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { getLimit } from '../limits/limits';
import { checkCodeFences } from './codeFences';
import { createPrograms } from './createPrograms';
import { listCodeFences, readCodeFences } from './listCodeFences';
import { listPages } from './listPages';
import {
  listMissingPackages,
  MISSING_PACKAGES,
  MISSING_TYPES,
} from './missingPackages';
import { SITE_DIR } from './site';

/** Below the packages of the portal, where those in it find the one React that all are checked with. */
const CACHE = path.join(SITE_DIR, 'node_modules/.cache');

/**
 * Errors about a name whose type is inferred from a package. JavaScript has no types, so
 * editors do not show them.
 */
const INFERRED = / TS(?:2339|2345): /;

let folder: string;

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'code-blocks-'));
  const dependencies = { ...MISSING_PACKAGES, ...MISSING_TYPES };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  const options = '--legacy-peer-deps --ignore-scripts --omit=optional --no-audit';
  await promisify(execFile)('npm', ['install', ...options.split(' ')], {
    cwd: folder,
    timeout: getLimit('build'),
  });
}, getLimit('build'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('blocks of code with packages that the portal does not install', () => {
  it(
    'are right about these packages',
    () => {
      const madeUp = [
        "import NextLink from 'next/link';\n<NextLink />;",
        "import { css, theme } from 'styled-components';",
      ].map((code) => `\`\`\`tsx\n${code}\n\`\`\`\n`);
      const fences = [
        ...readCodeFences(listPages()),
        ...listCodeFences(path.join(SITE_DIR, 'docs/made-up.mdx'), madeUp.join('')),
      ].filter((fence) => listMissingPackages(fence).length > 0);
      const check = (isJavaScript: boolean) =>
        checkCodeFences(
          fences.filter((fence) => fence.isJavaScript === isJavaScript),
          SITE_DIR,
          createPrograms(SITE_DIR, folder),
        );
      expect(check(false)).toEqual([
        expect.stringMatching(/^docs\/made-up\.mdx:3: TS2741: .*'href'/),
        expect.stringMatching(/^docs\/made-up\.mdx:6: TS2614: .*'theme'/),
      ]);
      expect(check(true).filter((problem) => !INFERRED.test(problem))).toEqual([]);
    },
    getLimit('build'),
  );
});
