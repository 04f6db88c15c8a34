import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMenuKeys } from '../../hooks/useMenuKeys';
import { useShownLanguage } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import type { DemoAction } from './useDemoActions';
import styles from './DemoMenu.module.css';

interface DemoMenuProps {
  /** Id that the button names as its `popovertarget`. */
  id: string;
  actions: readonly DemoAction[];
}

/** Distance between button and menu, in pixels. */
const GAP = 4;

/** What has no room in the toolbar. Its items are there only while it is open. */
export function DemoMenu({ id, actions }: DemoMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useMenuKeys(menu);
  const { code, translate: t } = useShownLanguage();

  useEffect(() => {
    const element = menu.current;
    const handleToggle = (event: Event) => {
      const opens = (event as ToggleEvent).newState === 'open';
      const button = document.querySelector(`[popovertarget="${id}"]`);
      if (!opens || !element || !button) {
        setOpen(false);
        return;
      }
      placeMenu(element, button.getBoundingClientRect());
      // The first item takes the focus as soon as the menu is open.
      flushSync(() => setOpen(true));
    };
    element?.addEventListener('beforetoggle', handleToggle);
    return () => element?.removeEventListener('beforetoggle', handleToggle);
  }, [id]);

  return (
    <div
      ref={menu}
      id={id}
      className={styles.menu}
      role="menu"
      aria-label={t('demo.more', 'More actions')}
      lang={code}
      {...{ popover: 'auto' }}
    >
      {open &&
        actions.map(({ id: action, label, icon, room, onSelect }) => (
          <button
            key={action}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-room={room}
            onClick={() => {
              menu.current?.hidePopover();
              onSelect();
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
    </div>
  );
}

/** On the side of the button where there is more room; it scrolls with the page. */
function placeMenu(menu: HTMLElement, button: DOMRect): void {
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const above = button.top > clientHeight - button.bottom;
  const top = window.scrollY + button.bottom + GAP;
  const bottom = clientHeight - window.scrollY - button.top + GAP;
  Object.assign(menu.style, {
    top: above ? 'auto' : `${top}px`,
    bottom: above ? `${bottom}px` : 'auto',
    left: dir === 'rtl' ? `${button.left}px` : 'auto',
    right: dir === 'rtl' ? 'auto' : `${clientWidth - button.right}px`,
  });
}
