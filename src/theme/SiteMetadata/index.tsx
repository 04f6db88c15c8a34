// Upstream: SiteMetadata @ 3.10.2
// Eject: canonical and alternate links by the portal's language rules
// Reason: names other languages only where pages are built in them, and never for the blog
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import SearchMetadata from '@theme/SearchMetadata';
import { PageLinks } from '../../components/article/PageLinks/PageLinks';

export default function SiteMetadata() {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { metadata, image } = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:site_name" content={siteConfig.title} />
        <meta property="og:type" content="website" />
        <meta name="description" content={`${siteConfig.tagline}.`} />
        <body />
      </Head>
      {image && <PageMetadata image={image} />}
      <PageLinks />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      <Head>
        {metadata.map((attributes, index) => (
          <meta key={index} {...attributes} />
        ))}
      </Head>
    </>
  );
}
