import { useRef, type MouseEvent } from 'react';
import Link from '@docusaurus/Link';
import type { Product } from '../../../lib/address/products';
import { listEarlierDocs } from '../../../lib/address/releaseLines';
import { useMenuKeys } from '../../../hooks/useMenuKeys';
import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import styles from './VersionMenu.module.css';

interface VersionMenuProps {
  product: Product;
  /** Installed version of its package. */
  version: string;
}

/** The documented version, and ways to others. */
export function VersionMenu({ product, version }: VersionMenuProps) {
  const t = useTranslate();
  const label = t('versions.label', 'Version {{version}}', { version });
  // A product without earlier versions has nothing to choose from.
  return listEarlierDocs(product.id).length === 0 ? (
    <Link to="/versions/" className={styles.version} aria-label={label}>
      <bdi>{version}</bdi>
    </Link>
  ) : (
    <Menu product={product} version={version} label={label} />
  );
}

function Menu({ product, version, label }: VersionMenuProps & { label: string }) {
  const menu = useRef<HTMLDivElement>(null);
  useMenuKeys(menu);
  const t = useTranslate();
  const hide = () => menu.current?.hidePopover();

  function placeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
    const { left, right } = currentTarget.getBoundingClientRect();
    const { dir, clientWidth } = document.documentElement;
    const start = dir === 'rtl' ? clientWidth - right : left;
    menu.current?.style.setProperty('--start', `${start}px`);
  }

  return (
    <>
      <button
        type="button"
        className={styles.version}
        aria-haspopup="menu"
        aria-label={label}
        onClick={placeMenu}
        {...{ popovertarget: 'version-menu' }}
      >
        <bdi>{version}</bdi>
        <Icon name="ExpandMoreRounded" className={styles.caret} />
      </button>
      <div
        ref={menu}
        id="version-menu"
        className={styles.menu}
        role="menu"
        aria-label={label}
        {...{ popover: 'auto' }}
      >
        <Link
          to={product.href}
          role="menuitem"
          className={styles.item}
          aria-current="true"
          onClick={hide}
        >
          <bdi>v{version}</bdi>
          <Icon name="CheckRounded" className={styles.caret} />
        </Link>
        {listEarlierDocs(product.id).map(({ name, href }) => (
          <a
            key={name}
            href={href}
            role="menuitem"
            className={styles.item}
            data-ga-event-category="versions"
            data-ga-event-action={name}
            data-ga-event-label={product.id}
          >
            {name}
          </a>
        ))}
        <Link to="/versions/" role="menuitem" className={styles.item} onClick={hide}>
          {t('versions.all', 'All versions')}
        </Link>
      </div>
    </>
  );
}
