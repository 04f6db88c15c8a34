import { useRef } from 'react';
import Link from '@docusaurus/Link';
import { PRODUCTS } from '../../lib/products';
import { useMenuKeys } from '../../hooks/useMenuKeys';
import { Icon } from '../Icon/Icon';
import styles from './ProductMenu.module.css';

const GROUPS = [
  { label: 'Core libraries', isMember: (href: string) => !href.startsWith('/x/') },
  { label: 'MUI X', isMember: (href: string) => href.startsWith('/x/') },
];

export function ProductMenu() {
  const menu = useRef<HTMLDivElement>(null);
  useMenuKeys(menu);
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        {...{ popovertarget: 'product-menu' }}
      >
        Products
        <Icon name="ExpandMoreRounded" className={styles.caret} />
      </button>
      <div
        ref={menu}
        id="product-menu"
        className={styles.menu}
        role="menu"
        aria-label="Products"
        {...{ popover: 'auto' }}
      >
        {GROUPS.map(({ label, isMember }) => (
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
                  onClick={() => menu.current?.hidePopover()}
                >
                  {product.name}
                </Link>
                <span
                  id={`product-${product.id}-purpose`}
                  className={styles.purpose}
                >
                  {product.purpose}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
