import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useMenuKeys } from '../../../hooks/useMenuKeys';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { Icon } from '../../controls/Icon/Icon';
import type { DemoAction } from './useDemoActions';
import styles from './DemoMenu.module.css';

interface DemoMenuProps {
  id: string;
  /** The button that the menu belongs to. */
  button: RefObject<HTMLElement>;
  actions: readonly DemoAction[];
  onClose: () => void;
}

/** Distance between button and menu, in pixels. */
const GAP = 4;

/** The rest of what can be done with a demo; it is rendered to be opened at once. */
export function DemoMenu({ id, button, actions, onClose }: DemoMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useMenuKeys(menu);
  const { code, translate: t } = useShownLanguage();

  useLayoutEffect(() => {
    if (menu.current && button.current) {
      placeMenu(menu.current, button.current.getBoundingClientRect());
      menu.current.showPopover();
    }
  }, [button]);

  useEffect(() => {
    const element = menu.current;
    // Told after the focus has gone back.
    const handleToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') {
        onClose();
      }
    };
    element?.addEventListener('toggle', handleToggle);
    return () => element?.removeEventListener('toggle', handleToggle);
  }, [onClose]);

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
      {actions.map(({ id: action, label, icon, room, onSelect }) => (
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
