// Upstream: Layout @ 3.10.2
// Eject: the frame is ours
// Reason: without announcement bar, so its provider and its storage key are not needed
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import ErrorPageContent from '@theme/ErrorPageContent';
import LayoutProvider from '@theme/Layout/Provider';
import type { Props } from '@theme/Layout';
import { Header } from '../../components/shell/Header/Header';
import { LanguageNotice } from '../../components/article/Language/LanguageNotice';
import { ShortcutKeys } from '../../components/shell/Shortcuts/ShortcutKeys';
import { SkipLink } from '../../components/shell/SkipLink/SkipLink';
import { useShownLanguage } from '../../hooks/useTranslate';
import { SiteFooter } from '../../components/shell/SiteFooter/SiteFooter';

/** The same element around all pages, so it is not rendered again with each. */
const ABOVE = (
  <>
    <SkipLink />
    <Header />
  </>
);
const FOOTER = <SiteFooter />;
const BESIDE = (
  <>
    <LanguageNotice />
    <ShortcutKeys />
  </>
);

export default function Layout({ children, noFooter, title, description }: Props) {
  const { code } = useShownLanguage();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <Head>
        <html lang={code} />
      </Head>
      {ABOVE}
      <div id={SkipToContentFallbackId}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      {!noFooter && FOOTER}
      {BESIDE}
    </LayoutProvider>
  );
}
