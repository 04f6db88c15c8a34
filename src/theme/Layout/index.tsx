// Upstream: Layout @ 3.10.2
// Eject: the frame is ours
// Reason: without announcement bar, so its provider and its storage key are not needed
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import SkipToContent from '@theme/SkipToContent';
import ErrorPageContent from '@theme/ErrorPageContent';
import LayoutProvider from '@theme/Layout/Provider';
import type { Props } from '@theme/Layout';
import { Header } from '../../components/Header/Header';
import { SiteFooter } from '../../components/SiteFooter/SiteFooter';

export default function Layout({ children, noFooter, title, description }: Props) {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <Header />
      <div id={SkipToContentFallbackId}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      {!noFooter && <SiteFooter />}
    </LayoutProvider>
  );
}
