import Link from '@docusaurus/Link';
import type { ApiPageData } from '../../../plugins/content/api-reference/types';
import { groupByPlan } from '../../lib/reference/groupByPlan';
import { Marker } from '../article/Marker/Marker';
import styles from './ApiMethodNames.module.css';

interface ApiMethodNamesProps {
  api: ApiPageData;
  /** Of an interface of that page. */
  name: string;
}

/** Names of the members of an interface by plan, each a link to its row in the reference. */
export function ApiMethodNames({ api, name }: ApiMethodNamesProps) {
  const found = api.interfaces?.find((one) => one.name === name);
  return (
    <dl className={styles.plans}>
      {groupByPlan(found?.properties ?? []).map(({ plan, members }) => (
        <div key={plan ?? 'community'}>
          <dt>{plan ? <Marker name={plan} /> : 'Community'}</dt>
          <dd>
            <ul className={styles.names}>
              {members.map((member) => (
                <li key={member.name}>
                  <Link to={`${api.href}#${member.anchor}`}>
                    <code>{member.name}</code>
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
