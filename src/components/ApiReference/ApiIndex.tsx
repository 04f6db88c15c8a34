import Link from '@docusaurus/Link';
import type {
  ApiIndexEntry,
  ApiPageData,
} from '../../../plugins/content/api-reference/types';
import { Marker } from '../article/Marker/Marker';
import styles from './ApiIndex.module.css';

const KINDS: [kind: ApiIndexEntry['kind'], title: string][] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

/** All pages of a product's reference. */
export function ApiIndex({ api }: { api: ApiPageData }) {
  return (
    <>
      {KINDS.map(([kind, title]) => {
        const entries = (api.index ?? []).filter((entry) => entry.kind === kind);
        return (
          entries.length > 0 && (
            <div key={kind} className={styles.group}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.list}>
                {entries.map(({ name, href, plan, deprecated }) => (
                  <li key={href}>
                    <Link to={href} data-deprecated={deprecated}>
                      {name}
                    </Link>
                    {plan && <Marker name={plan} />}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}
