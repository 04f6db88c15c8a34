import { PLAYGROUND_ENDING } from '../../plugins/content/playgrounds/playgroundProgram';
import type { CheckGroup, CheckName, CheckPlan } from './types';

interface Check {
  group: CheckGroup;
  /** Whether the check applies to a file. */
  takes: (file: string) => boolean;
}

/** Files and folders that begin with an underscore are templates and drafts. */
const isPage = (file: string) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);

/** Test pages of the portal: no navigation leads to them. */
const isListedPage = (file: string) =>
  isPage(file) && file.startsWith('docs/') && !file.startsWith('docs/experiments/');

const isCode = (file: string) => /\.tsx?$/.test(file);

const isPlayground = (file: string) => file.endsWith(PLAYGROUND_ENDING);

const isDemoFile = (file: string) =>
  isCode(file) && !/(?:^|\/)_/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file);

/** All checks, in the order of the report. */
export const CHECKS: Readonly<Record<CheckName, Check>> = {
  page: { group: 'content', takes: isPage },
  guide: { group: 'content', takes: isListedPage },
  'front-matter': { group: 'content', takes: isPage },
  navigation: { group: 'content', takes: isListedPage },
  headings: { group: 'content', takes: isPage },
  tables: { group: 'content', takes: isPage },
  wording: { group: 'content', takes: (file) => isPage(file) || isCode(file) },
  media: { group: 'content', takes: () => true },
  links: { group: 'content', takes: isPage },
  'demo-files': {
    group: 'content',
    takes: (file) => isPage(file) || isDemoFile(file),
  },
  similar: { group: 'content', takes: (file) => file.endsWith('.tsx') },
  format: { group: 'content', takes: (file) => !/\.mdx$/.test(file) },
  words: { group: 'content', takes: (file) => /\.(?:mdx?|tsx?|css)$/.test(file) },
  prose: { group: 'content', takes: (file) => file.endsWith('.mdx') },
  lint: { group: 'code', takes: isCode },
  types: { group: 'code', takes: isCode },
  'code-blocks': { group: 'code', takes: isPage },
  playgrounds: { group: 'code', takes: isPlayground },
  demos: { group: 'demos', takes: isDemoFile },
};

export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/**
 * Chooses the checks that have something to look at.
 *
 * @param files relative to the site
 * @param without checks that are left out
 * @example planChecks(['docs/x/Rows.playground.tsx']).playgrounds
 * // → ['docs/x/Rows.playground.tsx']
 */
export function planChecks(
  files: readonly string[],
  without: readonly CheckName[] = [],
): CheckPlan {
  return Object.fromEntries(
    CHECK_NAMES.filter((name) => !without.includes(name))
      .map((name) => [name, files.filter(CHECKS[name].takes)] as const)
      .filter(([, taken]) => taken.length > 0),
  );
}

/** The part of a plan that one process runs. */
export function takeGroup(plan: CheckPlan, group: CheckGroup): CheckPlan {
  return Object.fromEntries(
    Object.entries(plan).filter(
      ([name]) => CHECKS[name as CheckName].group === group,
    ),
  );
}
