import styles from './Marker.module.css';

const MARKERS = {
  new: { label: 'New', meaning: 'New in this version' },
  unstable: { label: 'Preview', meaning: 'May change in any release' },
  legacy: { label: 'Legacy', meaning: 'Kept for older code; not for new work' },
  planned: { label: 'Planned', meaning: 'Not available yet' },
  pro: { label: 'Pro', meaning: 'Needs a Pro or Premium licence' },
  premium: { label: 'Premium', meaning: 'Needs a Premium licence' },
} as const;

export type MarkerName = keyof typeof MARKERS;

export function Marker({ name }: { name: MarkerName }) {
  const { label, meaning } = MARKERS[name];
  return (
    <span className={styles.marker} data-marker={name} title={meaning}>
      {label}
    </span>
  );
}
