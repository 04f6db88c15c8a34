import {
  entryToPagePathname,
  flattenNavigation,
  type NavigationEntry,
} from './flattenNavigation';
import {
  describeProblem,
  findEntry,
  type NavigationSource,
  type Place,
} from './sources';

function findDuplicateEntries(source: NavigationSource): string[] {
  const seen = new Map<string, number>();
  return flattenNavigation(source.pages).flatMap(({ page: { pathname } }) => {
    const count = seen.get(pathname) ?? 0;
    seen.set(pathname, count + 1);
    return count === 0
      ? []
      : [
          describeProblem(
            findEntry(source, pathname, count),
            `the pathname "${pathname}" is listed twice`,
            findEntry(source, pathname),
          ),
        ];
  });
}

/** Pairs of flags that cannot both be true of one entry. */
const CONTRADICTIONS = [
  ['planned', 'newFeature'],
  ['planned', 'unstable'],
  ['planned', 'legacy'],
  ['newFeature', 'legacy'],
  ['unstable', 'legacy'],
] as const;

function findEntryProblems(
  source: NavigationSource,
  entry: NavigationEntry,
): string[] {
  const { page, groups } = entry;
  const report = (message: string, other?: Place) =>
    describeProblem(findEntry(source, page.pathname), message, other);
  const problems: string[] = CONTRADICTIONS.filter(
    ([one, two]) => page[one] && page[two],
  ).map(([one, two]) =>
    report(
      `the markers "${one}" and "${two}" of "${page.pathname}" contradict each other`,
    ),
  );
  const plannedGroup = groups.find((group) => group.planned);
  if (plannedGroup && !page.planned) {
    problems.push(
      report(
        `"${page.pathname}" is not planned, but lies in a planned group`,
        findEntry(source, plannedGroup.pathname),
      ),
    );
  }
  if (page.external) {
    if (!page.pathname.startsWith('https://')) {
      problems.push(
        report(`the external entry "${page.pathname}" must begin with https://`),
      );
    }
  } else if (!/^\/(?:[^/?]+(?:\/[^/?]+)*(?:\/#[^/?#]+)?)?$/.test(page.pathname)) {
    problems.push(
      report(`"${page.pathname}" must begin with a slash and not end with one`),
    );
  }
  if (page.title === '') {
    problems.push(
      report(`the title of "${page.pathname}" is empty; write false to have none`),
    );
  }
  return problems;
}

/** The pages a tree lists: by an entry, by a tab of an entry, or by an entry with a fragment. */
export function listCoveredPathnames(source: NavigationSource): Set<string> {
  const covered = new Set([`/${source.instanceId}`]);
  for (const { page } of flattenNavigation(source.pages)) {
    if (page.children) continue;
    const pathname = entryToPagePathname(page.pathname);
    covered.add(pathname);
    for (const part of [...(page.tabs ?? []), ...(page.subpages ?? [])]) {
      covered.add(`${pathname}/${part}`);
    }
  }
  return covered;
}

/** Whether a pathname lies in the documentation set of a tree. */
export function ownsPathname(source: NavigationSource, pathname: string): boolean {
  const root = `/${source.instanceId}`;
  return pathname === root || pathname.startsWith(`${root}/`);
}

function findForeignProblems(
  source: NavigationSource,
  sources: readonly NavigationSource[],
): string[] {
  return flattenNavigation(source.pages).flatMap(({ page }) => {
    if (page.children || page.external || ownsPathname(source, page.pathname))
      return [];
    const owner = sources.find((other) => ownsPathname(other, page.pathname));
    if (
      !owner ||
      listCoveredPathnames(owner).has(entryToPagePathname(page.pathname))
    ) {
      return [];
    }
    return [
      describeProblem(
        findEntry(source, page.pathname),
        `"${page.pathname}" belongs to another set, which does not list it`,
        { file: owner.file, line: 1 },
      ),
    ];
  });
}

/** Lists what is wrong inside one tree and between it and the other trees. */
export function findTreeProblems(
  source: NavigationSource,
  sources: readonly NavigationSource[],
): string[] {
  return [
    ...findDuplicateEntries(source),
    ...flattenNavigation(source.pages).flatMap((entry) =>
      findEntryProblems(source, entry),
    ),
    ...findForeignProblems(source, sources),
  ];
}
