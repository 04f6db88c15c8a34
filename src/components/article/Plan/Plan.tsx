import Link from '@docusaurus/Link';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import {
  describePlan,
  WATERMARK_NOTE,
  type PlanName,
} from '../../../lib/reference/describePlan';
import { Marker } from '../Marker/Marker';
import styles from './Plan.module.css';

interface PlanProps {
  name: PlanName;
  /** Says why demos have a watermark, where the portal has no licence key: once a page. */
  watermark?: boolean;
}

/** Below the heading of what needs a commercial package: which plan, and where terms are. */
export function Plan({ name, watermark }: PlanProps) {
  const { hasMuiXLicense } = useSiteFacts();
  return (
    <p className={styles.plan}>
      <Marker name={name} />
      <span>
        {describePlan(name)} See{' '}
        <Link to="/x/introduction/licensing/">Licensing</Link>.
        {watermark && !hasMuiXLicense && ` ${WATERMARK_NOTE}`}
      </span>
    </p>
  );
}
