import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { PRODUCTS } from '../../../lib/address/products';
import { useTranslate } from '../../../hooks/useTranslate';
import { CloseButton } from '../../controls/CloseButton/CloseButton';
import styles from './SiteNavigation.module.css';

/**
 * The panel behind the header's menu button. With children it is also the sidebar of
 * wide screens; without, it exists on narrow ones only.
 */
export function SiteNavigation({ children }: { children?: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const t = useTranslate();

  const lastPathname = useRef(pathname);
  useEffect(() => {
    // It may be open before the first page is hydrated: it needs no script.
    if (pathname === lastPathname.current) {
      return;
    }
    lastPathname.current = pathname;
    if (panel.current?.matches(':popover-open')) {
      panel.current.hidePopover();
    }
  }, [pathname]);

  return (
    <aside
      ref={panel}
      id="site-navigation"
      aria-label={t('navigation.label', 'Site navigation')}
      className={clsx(styles.panel, children ? styles.docked : null)}
      data-chrome
      {...{ popover: 'auto' }}
    >
      <div className={styles.drawerHead}>
        <span className={styles.drawerTitle}>{t('navigation.menu', 'Menu')}</span>
        <CloseButton
          label={t('navigation.close', 'Close menu')}
          {...{ popovertarget: 'site-navigation', popovertargetaction: 'hide' }}
        />
      </div>
      <details className={styles.products} open={!children}>
        <summary>{t('navigation.allProducts', 'All products')}</summary>
        <ul>
          {PRODUCTS.map(({ id, href, name }) => (
            <li key={id}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
          <li>
            <Link to="/blog/">{t('blog.title', 'Blog')}</Link>
          </li>
        </ul>
      </details>
      {children}
    </aside>
  );
}
