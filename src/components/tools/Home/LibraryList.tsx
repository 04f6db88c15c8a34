import Link from '@docusaurus/Link';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { ProductFacet } from '../../controls/Facets/ProductFacet';
import { LIBRARIES, type Library } from './libraries';
import styles from './LibraryList.module.css';

export function LibraryList() {
  return (
    <section className={styles.section} aria-labelledby="libraries">
      <h2 id="libraries" className={styles.title}>
        What each is for
      </h2>
      <ul className={styles.list}>
        {LIBRARIES.map((library) => (
          <li key={library.id} className={styles.row} data-product={library.id}>
            <LibraryRow library={library} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LibraryRow({ library }: { library: Library }) {
  const { versions } = useSiteFacts();
  const { id, name, href, purpose, difference, packages } = library;
  const [only, ...others] = packages;
  return (
    <>
      <div className={styles.name}>
        <ProductFacet product={id} className={styles.facet} />
        <div>
          <h3>
            <Link to={href}>{name}</Link>
          </h3>
          {only && others.length === 0 && (
            <p className={styles.package} dir="ltr">
              {only.packageName} {versions[only.packageName]}
            </p>
          )}
        </div>
      </div>
      <p className={styles.purpose}>{purpose}</p>
      <p className={styles.difference}>{difference}</p>
      {others.length > 0 && (
        <ul className={styles.packages}>
          {packages.map((part) => (
            <li key={part.packageName}>
              <Link to={part.href}>{part.name}</Link>
              <span className={styles.package}>{versions[part.packageName]}</span>
              <span className={styles.partPurpose}>{part.purpose}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
