import { useRef } from 'react';
import Link from '@docusaurus/Link';
import { PRODUCTS } from '../../../lib/address/products';
import { useMenuKeys } from '../../../hooks/useMenuKeys';
import { useTranslate } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import styles from './ProductMenu.module.css';

const isX = (href: string) => href.startsWith('/x/');

export function ProductMenu() {
  const menu = useRef<HTMLDivElement>(null);
  useMenuKeys(menu);
  const t = useTranslate();
  const groups = [
    {
      label: t('products.core', 'Core libraries'),
      isMember: (href: string) => !isX(href),
    },
    { label: 'MUI X', isMember: isX },
  ];
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        {...{ popovertarget: 'product-menu' }}
      >
        {t('products.label', 'Products')}
        <Icon name="ExpandMoreRounded" className={styles.caret} />
      </button>
      <div
        ref={menu}
        id="product-menu"
        className={styles.menu}
        role="menu"
        aria-label={t('products.label', 'Products')}
        {...{ popover: 'auto' }}
      >
        {groups.map(({ label, isMember }) => (
          <div key={label} className={styles.group} role="group" aria-label={label}>
            <div className={styles.groupLabel} aria-hidden="true">
              {label}
            </div>
            {PRODUCTS.filter(({ href }) => isMember(href)).map((product) => (
              <div key={product.id} className={styles.item}>
                <Link
                  to={product.href}
                  role="menuitem"
                  className={styles.name}
                  aria-describedby={`product-${product.id}-purpose`}
                  data-ga-event-category="products"
                  data-ga-event-action={product.id}
                  onClick={() => menu.current?.hidePopover()}
                >
                  {product.name}
                </Link>
                <span
                  id={`product-${product.id}-purpose`}
                  className={styles.purpose}
                >
                  {t(`products.${product.id}`, product.purpose)}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
