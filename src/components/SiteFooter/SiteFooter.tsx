import Link from '@docusaurus/Link';
import { PRODUCTS } from '../../lib/products';
import { Mark } from '../Icon/Mark';
import styles from './SiteFooter.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-chrome>
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.links}>
          <ul>
            {PRODUCTS.map(({ id, href, name }) => (
              <li key={id}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to="/blog/">Blog</Link>
            </li>
          </ul>
        </nav>
        <div className={styles.credits}>
          <Mark />
          <p>
            An independent portal, not run by the makers of the libraries. Facts are
            read from the published packages{' '}
            {['@mui/material', '@mui/joy', '@mui/base', '@mui/system'].map(
              (name) => (
                <span key={name}>
                  <a href={`https://www.npmjs.com/package/${name}`}>{name}</a>,{' '}
                </span>
              ),
            )}
            <a href="https://www.npmjs.com/org/mui">and their siblings</a>, which are
            under the MIT licence.
          </p>
        </div>
      </div>
    </footer>
  );
}
