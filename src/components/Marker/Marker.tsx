import type { Translate } from '../../lib/translations';
import { useShownLanguage } from '../../hooks/useTranslate';
import styles from './Marker.module.css';

export type MarkerName =
  'new' | 'unstable' | 'legacy' | 'planned' | 'pro' | 'premium';

export function Marker({ name }: { name: MarkerName }) {
  const { code, translate } = useShownLanguage();
  const { label, meaning } = describeMarker(name, translate);
  return (
    <span className={styles.marker} data-marker={name} title={meaning} lang={code}>
      {label}
    </span>
  );
}

function describeMarker(name: MarkerName, t: Translate) {
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
        label: 'Pro',
        meaning: t('marker.proMeaning', 'Needs a Pro or Premium licence'),
      };
    case 'premium':
      return {
        label: 'Premium',
        meaning: t('marker.premiumMeaning', 'Needs a Premium licence'),
      };
  }
}
