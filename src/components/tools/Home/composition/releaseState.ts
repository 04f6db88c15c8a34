import { createContext, useContext, type Dispatch } from 'react';

/** Tasks before a release, in the order shown. */
export const CHECKS = [
  { id: 'timetables', label: 'Timetables migrated' },
  { id: 'screenReader', label: 'Screen reader pass' },
  { id: 'changelog', label: 'Changelog written' },
] as const;

/** Reviewers who have to agree, in the order shown. */
export const REVIEWERS = [
  { id: 'ines', name: 'Ines Okafor', role: 'Accessibility' },
  { id: 'bram', name: 'Bram de Wit', role: 'Data' },
  { id: 'yuki', name: 'Yuki Tanabe', role: 'Operations' },
] as const;

export type CheckId = (typeof CHECKS)[number]['id'];
export type ReviewerId = (typeof REVIEWERS)[number]['id'];

/** Visits of the last fourteen days, the newest last. */
export const VISITS: readonly number[] = [
  21_400, 26_800, 25_100, 17_900, 14_200, 28_600, 33_700, 31_900, 35_500, 24_200,
  20_900, 38_100, 44_800, 48_200,
];

/** Approvals that are enough to ship. */
const APPROVALS_NEEDED = 2;

/** The release all pieces of the board show and change. */
export interface Release {
  checks: readonly CheckId[];
  approvals: readonly ReviewerId[];
  /** Share of visitors who get the release, in per cent. */
  share: number;
  shipped: boolean;
}

export type ReleaseAction =
  | { type: 'TOGGLE_CHECK'; id: CheckId }
  | { type: 'FINISH_CHECKS' }
  | { type: 'TOGGLE_APPROVAL'; id: ReviewerId }
  | { type: 'SET_SHARE'; share: number }
  | { type: 'TOGGLE_SHIPPED' };

export const INITIAL_RELEASE: Release = {
  checks: ['timetables', 'screenReader'],
  approvals: ['ines', 'bram'],
  share: 25,
  shipped: false,
};

function toggle<T>(items: readonly T[], item: T): readonly T[] {
  return items.includes(item)
    ? items.filter((other) => other !== item)
    : [...items, item];
}

/** A change of checks or approvals calls a release back that no longer meets them. */
export function releaseReducer(release: Release, action: ReleaseAction): Release {
  switch (action.type) {
    case 'TOGGLE_CHECK':
      return recall({ ...release, checks: toggle(release.checks, action.id) });
    case 'FINISH_CHECKS':
      return { ...release, checks: CHECKS.map(({ id }) => id) };
    case 'TOGGLE_APPROVAL':
      return recall({
        ...release,
        approvals: toggle(release.approvals, action.id),
      });
    case 'SET_SHARE':
      return { ...release, share: action.share };
    case 'TOGGLE_SHIPPED':
      return { ...release, shipped: isReady(release) && !release.shipped };
  }
}

function recall(release: Release): Release {
  return { ...release, shipped: release.shipped && isReady(release) };
}

/** Whether nothing stands between a release and its visitors. */
export function isReady(release: Release): boolean {
  return !hasOpenChecks(release) && release.approvals.length >= APPROVALS_NEEDED;
}

/** Whether something is left on the list. */
export function hasOpenChecks({ checks }: Release): boolean {
  return checks.length < CHECKS.length;
}

/** Status of a release, in one or two words. */
export function releaseToStatus(release: Release): string {
  if (release.shipped) {
    return 'Shipped';
  }
  if (isReady(release)) {
    return 'Ready';
  }
  return hasOpenChecks(release) ? 'Checks open' : 'In review';
}

/** Visitors of the last day who would get the release. */
export function countReached({ share }: Release): number {
  return Math.round(((VISITS.at(-1) ?? 0) * share) / 100);
}

export const ReleaseContext = createContext<[Release, Dispatch<ReleaseAction>]>([
  INITIAL_RELEASE,
  () => {},
]);

/** The board's release, and how to change it. */
export function useRelease(): [Release, Dispatch<ReleaseAction>] {
  return useContext(ReleaseContext);
}
