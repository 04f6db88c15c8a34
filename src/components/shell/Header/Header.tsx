import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { docsInstanceOf, findProduct } from '../../../lib/address/products';
import { useShownPathname } from '../../../hooks/useShownPathname';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import { Mark } from '../../controls/Icon/Mark';
import { CodeVariantSwitch } from './CodeVariantSwitch';
import { ModeToggle } from './ModeToggle';
import { ProductMenu } from './ProductMenu';
import { SearchButton } from './SearchButton';
import { SettingsButton } from './SettingsButton';
import { VersionMenu } from './VersionMenu';
import styles from './Header.module.css';

export function Header() {
  const { siteConfig } = useDocusaurusContext();
  const { repositoryUrl } = useSiteFacts();
  const t = useTranslate();
  return (
    <header className={styles.header} data-chrome>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t('navigation.menu', 'Menu')}
        {...{ popovertarget: 'site-navigation' }}
      >
        <Icon name="MenuRounded" />
      </button>
      <Link className={styles.brand} to="/">
        <Mark />
        <span className={styles.brandName}>{siteConfig.title}</span>
      </Link>
      <ProductMenu />
      <CurrentProduct />
      <span className={styles.spacer} />
      <SearchButton />
      <CodeVariantSwitch />
      <ModeToggle />
      <SettingsButton />
      {repositoryUrl && (
        <a
          className={styles.iconButton}
          href={repositoryUrl}
          aria-label={t('header.repository', 'Repository')}
        >
          <Icon name="GitHub" />
        </a>
      )}
    </header>
  );
}

function CurrentProduct() {
  const pathname = useShownPathname();
  const { products, versions } = useSiteFacts();
  const instance = docsInstanceOf(pathname);
  if (!instance) {
    return null;
  }
  const product = findProduct(pathname);
  const name = product?.name ?? products[instance]?.name;
  const version = product && versions[product.packageName];
  return (
    <div className={styles.current} data-product={instance}>
      <span className={styles.currentName}>{name}</span>
      {version && <VersionMenu product={product} version={version} />}
    </div>
  );
}
