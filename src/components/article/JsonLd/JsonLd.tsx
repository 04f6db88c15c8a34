import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import { trustJson } from '../../../lib/page/trustedTypes';

const isServer = typeof document === 'undefined';

const TYPE = 'application/ld+json';

/**
 * Structured data for search engines: in the static HTML, and after a client navigation in a
 * tag of its own, since the framework writes the text of scripts untrusted.
 */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data);

  useEffect(() => {
    const script = document.createElement('script');
    script.type = TYPE;
    script.text = trustJson(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);

  return isServer ? (
    <Head>
      <script type={TYPE}>{json}</script>
    </Head>
  ) : null;
}
