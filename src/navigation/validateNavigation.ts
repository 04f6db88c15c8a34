import { findDocProblems } from './docProblems';
import type { DocSource, NavigationSource } from './sources';
import { findTreeProblems } from './treeProblems';

export type { DocSource, NavigationSource } from './sources';

/**
 * Lists what is wrong between the navigation trees and the pages, each problem as
 * `file:line: message (also file:line)`, in the order of the trees, then of the pages.
 *
 * Labels are compared exactly, letter case included: "Text Field" and "Text field" differ. A
 * page whose title should differ from its place in the navigation ("Data Grid overview" listed
 * as "Overview") says the latter as `sidebar_label`, which is then compared instead.
 *
 * A page that is listed and not written is no problem: the projection leaves it out.
 */
export function findNavigationProblems(
  sources: readonly NavigationSource[],
  docs: readonly DocSource[],
): string[] {
  const problems = [
    ...sources.flatMap((source) => findTreeProblems(source, sources)),
    ...findDocProblems(sources, docs),
  ];
  // A page that is listed twice would have its title compared, and refused, twice.
  return [...new Set(problems)];
}

/**
 * Checks the navigation trees against the pages.
 *
 * @throws one Error that lists every problem of {@link findNavigationProblems}
 */
export function validateNavigation(
  sources: readonly NavigationSource[],
  docs: readonly DocSource[],
): void {
  const problems = findNavigationProblems(sources, docs);
  if (problems.length > 0) {
    const noun = problems.length === 1 ? 'problem' : 'problems';
    throw new Error(
      `The navigation has ${problems.length} ${noun}:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
}
