import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractErrorMessages, FORMATTER } from './extractErrorMessages';
import type { ErrorCatalogue, ErrorMessage } from './types';

/** Packages whose production builds may throw a number. */
const SCOPE = 'node_modules/@mui';

/** Large, and without code of its own. */
const WITHOUT_ERRORS = new Set(['icons-material', 'core-downloads-tracker']);

/** Other builds of the same modules. */
const OTHER_BUILDS = /(?:^|\/)(?:legacy|modern|node|node_modules)\//;

/** The folder of the ES modules: `esm/`, or the package itself. */
function findModules(folder: string): string {
  const esm = path.join(folder, 'esm');
  return existsSync(esm) ? esm : folder;
}

function listModuleFiles(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, SCOPE))
    .filter((name) => !WITHOUT_ERRORS.has(name))
    .sort()
    .flatMap((name) => {
      const modules = findModules(path.join(siteDir, SCOPE, name));
      return readdirSync(modules, { recursive: true, encoding: 'utf8' })
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.js') && !OTHER_BUILDS.test(file))
        .sort()
        .map((file) => path.join(modules, file));
    });
}

/** Fewer messages than the packages have had for years mean that they are written otherwise. */
const FEWEST_MESSAGES = 15;

/**
 * Reads the messages of all installed packages.
 *
 * @param siteDir folder that holds `node_modules`
 * @throws if a message cannot be read, if two of them claim one code, or if hardly any are
 *   found
 */
export function loadErrorCatalogue(siteDir: string): ErrorCatalogue {
  const byCode = new Map<number, ErrorMessage & { file: string }>();
  for (const file of listModuleFiles(siteDir)) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes(`${FORMATTER}(`)) continue;
    const name = path.relative(siteDir, file);
    for (const message of extractErrorMessages(source, name)) {
      const known = byCode.get(message.code);
      if (known && JSON.stringify(known.parts) !== JSON.stringify(message.parts)) {
        throw new Error(
          `${name} and ${known.file} have different messages for error ${message.code}`,
        );
      }
      byCode.set(message.code, known ?? { ...message, file: name });
    }
  }
  if (byCode.size < FEWEST_MESSAGES) {
    throw new Error(
      `Only ${byCode.size} error messages were found in ${SCOPE}: are they written otherwise?`,
    );
  }
  return [...byCode.values()]
    .map(({ code, parts }) => ({ code, parts }))
    .sort((one, two) => one.code - two.code);
}
