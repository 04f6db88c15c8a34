import type { Criterion, Level, State } from './types';

/** All levels, the stricter last. */
export const LEVELS: readonly Level[] = ['A', 'AA'];

/** All states, the best first. */
export const STATES: readonly State[] = [
  'met',
  'partly',
  'failed',
  'unchecked',
  'absent',
];

/**
 * Address of a criterion in the standard, whose anchors are the names.
 *
 * @example
 * criterionToUrl({ name: 'Info and Relationships', … })
 * // → 'https://www.w3.org/TR/WCAG22/#info-and-relationships'
 */
export function criterionToUrl({ name }: Pick<Criterion, 'name'>): string {
  const anchor = name
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
  return `https://www.w3.org/TR/WCAG22/#${anchor}`;
}

/** Counts the criteria of a level in a state; of all levels without one. */
export function countCriteria(
  criteria: readonly Criterion[],
  state: State,
  level?: Level,
): number {
  return criteria.filter(
    (criterion) =>
      criterion.state === state && (!level || criterion.level === level),
  ).length;
}

/**
 * Address of a new issue with the questions whose answers are needed, as GitHub, Gitea and
 * Forgejo take it.
 *
 * @param repositoryUrl without trailing slash
 */
export function barrierToIssueUrl(repositoryUrl: string): string {
  const query = new URLSearchParams({
    title: 'Accessibility: ',
    body: [
      'Page:',
      'What I wanted to do:',
      'What happened:',
      'Browser, system and assistive technology:',
    ].join('\n'),
  });
  return `${repositoryUrl}/issues/new?${query}`;
}
