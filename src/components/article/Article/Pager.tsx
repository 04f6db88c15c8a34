import clsx from 'clsx';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import { useShownLanguage } from '../../../hooks/useTranslate';

interface PagerTarget {
  title: string;
  permalink: string;
}

interface PagerProps {
  previous?: PagerTarget | undefined;
  next?: PagerTarget | undefined;
}

/** The pages before and after this one. */
export function Pager({ previous, next }: PagerProps) {
  const { code, translate: t } = useShownLanguage();
  return (
    <nav
      className={clsx('docusaurus-mt-lg', 'pagination-nav')}
      aria-label={t('pager.label', 'Docs pages')}
    >
      {previous && (
        <PaginatorNavLink
          permalink={previous.permalink}
          title={<span lang="en">{previous.title}</span>}
          subLabel={<span lang={code}>{t('pager.previous', 'Previous')}</span>}
        />
      )}
      {next && (
        <PaginatorNavLink
          permalink={next.permalink}
          title={<span lang="en">{next.title}</span>}
          subLabel={<span lang={code}>{t('pager.next', 'Next')}</span>}
          isNext
        />
      )}
    </nav>
  );
}
