import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  pageToMarkdownPath,
  pageToPreviewPath,
} from '../../../lib/address/pageFiles';

/** The page in two other forms: as Markdown, and as a picture for links to it. */
export function PageFiles({ pathname }: { pathname: string }) {
  const { siteConfig } = useDocusaurusContext();
  const { url, baseUrl } = siteConfig;
  const picture = url + pageToPreviewPath(pathname, baseUrl);
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={url + pageToMarkdownPath(pathname, baseUrl)}
      />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:image" content={picture} />
    </Head>
  );
}
