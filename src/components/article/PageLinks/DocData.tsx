import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { JsonLd } from '../JsonLd/JsonLd';
import { pageToPreviewPath } from '../../../lib/address/pageFiles';

interface DocDataProps {
  metadata: {
    title: string;
    description: string;
    permalink: string;
    /** Milliseconds since 1970. */
    lastUpdatedAt?: number | null | undefined;
  };
}

/** Structured data of a documentation page for search engines. */
export function DocData({ metadata }: DocDataProps) {
  const { siteConfig } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const { url, baseUrl } = siteConfig;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: url + permalink,
    image: url + pageToPreviewPath(permalink, baseUrl),
    inLanguage: 'en',
    ...(lastUpdatedAt
      ? { dateModified: new Date(lastUpdatedAt).toISOString() }
      : {}),
  };
  return (
    <>
      <Head>
        <meta property="og:type" content="article" />
      </Head>
      <JsonLd data={article} />
    </>
  );
}
