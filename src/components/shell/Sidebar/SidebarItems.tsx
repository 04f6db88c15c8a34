import { Fragment, memo, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { Icon } from '../../controls/Icon/Icon';
import type { SidebarItemCustomProps } from '../../../navigation/toSidebarItems';
import { Marker } from '../../article/Marker/Marker';
import { markerToId } from '../../article/Marker/MarkerLegend';
import styles from './Sidebar.module.css';

interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  /** Path of the open page; null where it is not among the entries. */
  activePath: string | null;
  /** Id of the legend that says what markers mean. */
  legendId: string;
  /** Whether groups without the open page start open. */
  unfolded: boolean;
}

interface SidebarItemProps<Item> extends Omit<SidebarItemsProps, 'items'> {
  item: Item;
}

const isActive = (item: PropSidebarItem, activePath: string | null) =>
  activePath !== null && isActiveSidebarItem(item, activePath);

/** `readSidebarItems` reads this markup back and knows its elements. */
export function SidebarItems({ items, activePath, ...props }: SidebarItemsProps) {
  return (
    <ul className={styles.list} lang="en">
      {items.map((item, index) => (
        <SidebarItem
          key={index}
          item={item}
          activePath={isActive(item, activePath) ? activePath : null}
          {...props}
        />
      ))}
    </ul>
  );
}

/** Drawn again with the next page only where that page or the last is within the entry. */
const SidebarItem = memo(function SidebarItem({
  item,
  ...props
}: SidebarItemProps<PropSidebarItem>) {
  switch (item.type) {
    case 'category':
      return getFacts(item).subheader ? (
        <SidebarSubheader item={item} {...props} />
      ) : (
        <SidebarCategory item={item} {...props} />
      );
    case 'html':
      return <SidebarPlannedPage item={item} />;
    default:
      return <SidebarLink item={item} {...props} />;
  }
});

function getFacts({
  customProps,
}: PropSidebarItem): Partial<SidebarItemCustomProps> {
  return customProps ?? {};
}

function Markers({ item }: { item: PropSidebarItem }) {
  return (getFacts(item).markers ?? []).map((name) => (
    <Fragment key={name}>
      {' '}
      <Marker name={name} />
    </Fragment>
  ));
}

function SidebarLink({
  item,
  activePath,
  legendId,
}: SidebarItemProps<PropSidebarItemLink>) {
  const markers = getFacts(item).markers;
  // Every page has hundreds of these: no class, and no element that they can do without.
  return (
    <li>
      <Link
        to={item.href}
        aria-current={activePath === null ? undefined : 'page'}
        aria-describedby={markers
          ?.map((name) => markerToId(legendId, name))
          .join(' ')}
      >
        {markers ? (
          <>
            <span className={styles.label}>{item.label}</span>
            <Markers item={item} />
          </>
        ) : (
          item.label
        )}
      </Link>
    </li>
  );
}

function SidebarPlannedPage({ item }: { item: PropSidebarItemHtml }) {
  return (
    <li>
      <span className={styles.planned}>
        <span className={styles.label}>{getFacts(item).label}</span>
        <Markers item={item} />
      </span>
    </li>
  );
}

function SidebarSubheader({
  item,
  ...props
}: SidebarItemProps<PropSidebarItemCategory>) {
  return (
    <li className={styles.subheader}>
      <span className={styles.subheaderLabel}>{item.label}</span>
      <SidebarItems items={item.items} {...props} />
    </li>
  );
}

function SidebarCategory({
  item,
  ...props
}: SidebarItemProps<PropSidebarItemCategory>) {
  const { activePath, unfolded } = props;
  const [open, setOpen] = useState(activePath !== null || unfolded);

  useEffect(() => {
    if (activePath !== null) {
      setOpen(true);
    }
  }, [activePath]);

  return (
    <li className={styles.category} data-markers={getFacts(item).markers?.join(' ')}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.label}>{item.label}</span>
          <Icon name="ExpandMoreRounded" className={styles.caret} />
        </summary>
        <SidebarItems items={item.items} {...props} />
      </details>
    </li>
  );
}
