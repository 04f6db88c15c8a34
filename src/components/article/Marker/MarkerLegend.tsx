import { useShownLanguage } from '../../../hooks/useTranslate';
import { describeMarker, MARKER_NAMES, type MarkerName } from './describeMarker';
import { Marker } from './Marker';
import styles from './Marker.module.css';

interface MarkerLegendProps {
  /** Prefix of the ids of the meanings, see `markerToId`. */
  id: string;
  names: ReadonlySet<MarkerName>;
}

/** Id of the meaning of a marker in a legend, for `aria-describedby`. */
export const markerToId = (legendId: string, name: MarkerName) =>
  `${legendId}${name}`;

/**
 * Says what markers mean, for those whom no tooltip reaches. A style sheet leaves out those of
 * groups that are folded.
 */
export function MarkerLegend({ id, names }: MarkerLegendProps) {
  const { code, translate } = useShownLanguage();
  return (
    <dl className={styles.legend}>
      {MARKER_NAMES.filter((name) => names.has(name)).map((name) => (
        <div key={name} className={styles.legendEntry} data-explains={name}>
          <dt>
            <Marker name={name} />
          </dt>
          <dd id={markerToId(id, name)} lang={code}>
            {describeMarker(name, translate).meaning}
          </dd>
        </div>
      ))}
    </dl>
  );
}
