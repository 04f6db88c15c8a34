import { memo, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useTranslate } from '../../../hooks/useTranslate';
import type { SearchHit } from '../../../lib/search/types';
import { Icon } from '../../controls/Icon/Icon';
import { kindToIcon, kindToLabel } from './kindViews';
import { Marked } from './Marked';
import { scopeToName } from './scopeNames';
import { itemToHref, type SearchItem } from './searchItems';
import styles from './SearchResults.module.css';

interface SearchOptionProps {
  item: SearchItem;
  isActive: boolean;
  /** Adds the base URL to addresses of the portal. */
  toAddress: (href: string) => string;
  /** An action whose code has just been copied. */
  copied: string | null;
  onChoose: (item: SearchItem, event: MouseEvent) => void;
}

export function SearchOption({
  item,
  isActive,
  toAddress,
  copied,
  onChoose,
}: SearchOptionProps) {
  const href = itemToHref(item);
  const shared = {
    id: item.id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: clsx(
      styles.option,
      isActive && styles.active,
      item.type === 'hit' && item.hit.isBelow && styles.below,
    ),
    onClick: (event: MouseEvent) => onChoose(item, event),
  };
  const content = <OptionContent item={item} copied={copied} />;
  return href === null ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={toAddress(href)} {...shared}>
      {content}
    </a>
  );
}

function OptionContent({
  item,
  copied,
}: Pick<SearchOptionProps, 'item' | 'copied'>) {
  const t = useTranslate();
  switch (item.type) {
    case 'hit':
      return <HitContent hit={item.hit} />;
    case 'recent': {
      const { kind, name, owner, scope } = item.recent;
      return (
        <Row
          icon={<Icon name={kindToIcon(kind)} />}
          title={
            <span lang="en" dir="ltr" className={styles.english}>
              {owner && <span className={styles.owner}>{owner} › </span>}
              {name}
            </span>
          }
          note={scopeToName(scope, t)}
        />
      );
    }
    case 'action': {
      const { id, label, icon, code } = item.action;
      return (
        <Row
          icon={<Icon name={copied === id ? 'CheckRounded' : icon} />}
          title={copied === id ? t('copy.done', 'Copied') : label}
          detail={
            code && (
              <code lang="en" dir="ltr" className={styles.english}>
                {code}
              </code>
            )
          }
        />
      );
    }
    case 'more':
      return (
        <Row
          icon={<Icon name="MoreHorizRounded" />}
          title={t('search.more', 'All {{count}} in {{product}}', {
            count: item.total,
            product: scopeToName(item.scope, t),
          })}
        />
      );
  }
}

/** Stays as it is while the next letter is typed, until there is another answer. */
const HitContent = memo(function HitContent({ hit }: { hit: SearchHit }) {
  const t = useTranslate();
  const { kind, marked, owner, type, plan, deprecated, excerpt, isBelow } = hit;
  return (
    <Row
      icon={<Icon name={kindToIcon(kind)} />}
      title={
        <span
          lang="en"
          dir="ltr"
          className={clsx(styles.english, deprecated && styles.deprecated)}
        >
          {owner && !isBelow && (
            <span className={styles.owner}>
              <Marked text={marked.owner} /> ›{' '}
            </span>
          )}
          <Marked text={marked.name} />
          {plan && (
            <span className={styles.plan}>{plan === 'pro' ? 'Pro' : 'Premium'}</span>
          )}
        </span>
      }
      detail={
        type || hit.default ? (
          <code lang="en" dir="ltr" className={styles.english}>
            {type}
            {hit.default && <span className={styles.default}> = {hit.default}</span>}
          </code>
        ) : (
          excerpt && (
            <span lang="en" dir="ltr" className={styles.english}>
              <Marked text={marked.excerpt} />
            </span>
          )
        )
      }
      note={kindToLabel(kind, t)}
    />
  );
});

interface RowProps {
  icon: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  note?: string;
}

function Row({ icon, title, detail, note }: RowProps) {
  return (
    <>
      {icon}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}
