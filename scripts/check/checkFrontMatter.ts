import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findDocumented } from '../../plugins/content/api-reference/pages/findDocumented';
import {
  loadApiPlaces,
  type ApiPlaces,
} from '../../plugins/content/api-reference/pages/loadApiPlaces';
import {
  addComponentFacts,
  findComponentsLine,
} from '../../plugins/content/component-facts/addComponentFacts';
import { createParseFrontMatter } from '../../plugins/content/front-matter';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import { findFrontMatterProblems } from '../../tests/content/frontMatter';
import { pickFindings, toOutcome } from './toOutcome';
import type { CheckOutcome } from './types';

/** Names of components that the API reference does not know. */
function findReferenceProblems(
  file: string,
  siteDir: string,
  places: ApiPlaces,
): string[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const { missing = [] } = findDocumented(readFrontMatter(text), places) ?? {};
  return missing.map((message) => `${file}:${findComponentsLine(text)}: ${message}`);
}

/**
 * Checks the front matter of pages as a build does: its fields, whether the package exports
 * the component, and whether the API reference knows all that are named. The reference is that
 * of the last build; before the first one, nothing knows it.
 *
 * @param files relative to the site
 */
export async function checkFrontMatter(
  files: readonly string[],
  siteDir: string,
): Promise<CheckOutcome> {
  const parse = addComponentFacts(createParseFrontMatter(siteDir), siteDir);
  const problems = await findFrontMatterProblems(siteDir, files, parse);
  const sound = files.filter((file) => pickFindings(problems, [file]).length === 0);
  const places = loadApiPlaces(path.join(siteDir, '.docusaurus/api-reference'));
  const unknown = sound.flatMap((file) =>
    findReferenceProblems(file, siteDir, places),
  );
  const isUnchecked = places.size === 0 && unknown.length > 0;
  return toOutcome(
    'front-matter',
    files,
    isUnchecked ? problems : [...problems, ...unknown],
    isUnchecked
      ? ['components in the API reference, which only a build knows (npm run build)']
      : [],
  );
}
