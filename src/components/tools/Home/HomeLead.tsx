import Link from '@docusaurus/Link';
import { LIBRARIES } from './libraries';
import styles from './HomePage.module.css';

export function HomeLead() {
  return (
    <div className={styles.lead}>
      <h1 className={styles.title}>Five React libraries, one reference</h1>
      <p>
        Facet documents{' '}
        {LIBRARIES.map(({ id, name, href }, index) => (
          <span key={id}>
            <Link to={href}>{name}</Link>
            {index < LIBRARIES.length - 2 && ', '}
            {index === LIBRARIES.length - 2 && ' and '}
          </span>
        ))}
        , with examples that run and show their code. This board is made of all five.
      </p>
    </div>
  );
}
