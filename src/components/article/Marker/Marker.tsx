import { useShownLanguage } from '../../../hooks/useTranslate';
import { describeMarker, type MarkerName } from './describeMarker';
import styles from './Marker.module.css';

export function Marker({ name }: { name: MarkerName }) {
  const { code, translate } = useShownLanguage();
  const { label, meaning } = describeMarker(name, translate);
  return (
    <span className={styles.marker} data-marker={name} title={meaning} lang={code}>
      {label}
    </span>
  );
}
