import { pageToTitle } from '../lib/address/titles';
import { flattenNavigation } from './flattenNavigation';
import {
  describeProblem,
  findEntry,
  findField,
  type DocSource,
  type NavigationSource,
} from './sources';
import { listCoveredPathnames, ownsPathname } from './treeProblems';

function findDocContradictions(
  source: NavigationSource,
  docsByPathname: ReadonlyMap<string, DocSource>,
): string[] {
  return flattenNavigation(source.pages).flatMap(({ page }) => {
    const doc = docsByPathname.get(page.pathname);
    // A link into another set may be named differently there ("Data Grid" leads to "Overview").
    if (!doc || page.children || !ownsPathname(source, page.pathname)) return [];
    const entry = findEntry(source, page.pathname);
    const problems: string[] = [];
    if (page.planned) {
      problems.push(
        describeProblem(
          entry,
          `"${page.pathname}" is planned, but its page exists`,
          {
            file: doc.file,
            line: 1,
          },
        ),
      );
    }
    const label = pageToTitle(page);
    const field = doc.sidebarLabel === undefined ? 'title' : 'sidebar_label';
    const docLabel = doc.sidebarLabel ?? doc.title;
    if (label !== null && label !== docLabel) {
      problems.push(
        describeProblem(
          findField(doc, field),
          `the ${field} "${docLabel}" contradicts the navigation, which says "${label}"`,
          entry,
        ),
      );
    }
    return problems;
  });
}

function findDuplicateDocs(docs: readonly DocSource[]): string[] {
  const first = new Map<string, DocSource>();
  return docs.flatMap((doc) => {
    const earlier = first.get(doc.pathname);
    if (earlier) {
      return [
        describeProblem(
          findField(doc, 'slug'),
          `two pages have the pathname "${doc.pathname}"`,
          findField(earlier, 'slug'),
        ),
      ];
    }
    first.set(doc.pathname, doc);
    return [];
  });
}

function findUnlistedDocs(
  sources: readonly NavigationSource[],
  docs: readonly DocSource[],
): string[] {
  const coveredBySource = sources.map((source) => ({
    source,
    covered: listCoveredPathnames(source),
  }));
  return docs.flatMap((doc) => {
    const owner = coveredBySource.find(({ source }) =>
      ownsPathname(source, doc.pathname),
    );
    if (owner?.covered.has(doc.pathname)) return [];
    const where = owner ? owner.source.file : 'any navigation tree';
    return [
      describeProblem(
        findField(doc, 'slug'),
        `"${doc.pathname}" is not listed in ${where}`,
      ),
    ];
  });
}

/** Lists where the pages and the trees disagree: doubled, unlisted or planned pages, and titles. */
export function findDocProblems(
  sources: readonly NavigationSource[],
  docs: readonly DocSource[],
): string[] {
  const docsByPathname = new Map(docs.map((doc) => [doc.pathname, doc]));
  return [
    ...sources.flatMap((source) => findDocContradictions(source, docsByPathname)),
    ...findDuplicateDocs(docs),
    ...findUnlistedDocs(sources, docs),
  ];
}
