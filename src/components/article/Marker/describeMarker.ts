import { PLAN_NAMES } from '../../../lib/reference/describePlan';
import type { Translate } from '../../../lib/language/translations';

/** Names of all markers, in the order of a legend. */
export const MARKER_NAMES = [
  'planned',
  'new',
  'unstable',
  'legacy',
  'pro',
  'premium',
] as const;

export type MarkerName = (typeof MARKER_NAMES)[number];

/** Name and meaning of a marker. */
export function describeMarker(name: MarkerName, t: Translate) {
  switch (name) {
    case 'new':
      return {
        label: t('marker.new', 'New'),
        meaning: t('marker.newMeaning', 'New in this version'),
      };
    case 'unstable':
      return {
        label: t('marker.unstable', 'Preview'),
        meaning: t('marker.unstableMeaning', 'May change in any release'),
      };
    case 'legacy':
      return {
        label: t('marker.legacy', 'Legacy'),
        meaning: t('marker.legacyMeaning', 'Kept for older code; not for new work'),
      };
    case 'planned':
      return {
        label: t('marker.planned', 'Planned'),
        meaning: t('marker.plannedMeaning', 'Not available yet'),
      };
    case 'pro':
      return {
        label: PLAN_NAMES.pro,
        meaning: t('marker.proMeaning', 'Needs a Pro or Premium licence'),
      };
    case 'premium':
      return {
        label: PLAN_NAMES.premium,
        meaning: t('marker.premiumMeaning', 'Needs a Premium licence'),
      };
  }
}
