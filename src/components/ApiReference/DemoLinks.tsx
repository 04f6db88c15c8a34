import Link from '@docusaurus/Link';
import type { ApiDemo } from '../../../plugins/content/api-reference/types';
import styles from './ApiDemos.module.css';

interface DemoLinksProps {
  demos: readonly ApiDemo[];
  /** Most that are named before the rest is folded. */
  limit: number;
}

/** Links to demos by their titles. */
export function DemoLinks({ demos, limit }: DemoLinksProps) {
  const renderLink = ({ label, href }: ApiDemo) => (
    <Link key={href} to={href}>
      {label}
    </Link>
  );
  return (
    <div className={styles.links}>
      {demos.slice(0, limit).map(renderLink)}
      {demos.length > limit && (
        <details className={styles.rest} data-chrome>
          <summary>
            <bdi>Show {demos.length - limit} more</bdi>
          </summary>
          <div className={styles.links}>{demos.slice(limit).map(renderLink)}</div>
        </details>
      )}
    </div>
  );
}
