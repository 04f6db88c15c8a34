// Upstream: Root @ 3.10.2
// Eject: Root is made for it
// Reason: product meta tags, the reader's preferences and safe addresses need the whole tree
import { useEffect, useMemo, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { Route } from 'react-router-dom';
import { ComponentTextsProvider } from '../components/demos/Demo/ComponentTextsProvider';
import { toDecodableAddress } from '../lib/address/decodableAddress';
import { removeBaseUrl } from '../lib/address/paths';
import { pathToProduct } from '../lib/address/products';
import { useHydratedEvent } from '../hooks/useHydratedEvent';
import { useLanguageOfAddress } from '../hooks/useLanguageOfAddress';
import { watchPreferences } from '../state/preferenceStores';

export default function Root({ children }: { children: ReactNode }) {
  const requestedLocation = useLocation();
  // Components inside decode the address without a guard, and would break the page.
  const location = useMemo(
    () => toDecodableAddress(requestedLocation),
    [requestedLocation],
  );
  const { productId, productCategoryId } = pathToProduct(
    removeBaseUrl(location.pathname, siteConfig.baseUrl),
  );

  useEffect(() => watchPreferences(), []);
  useLanguageOfAddress();
  useHydratedEvent();

  return (
    <>
      <Head>
        <meta name="mui:productId" content={productId ?? ''} />
        <meta name="mui:productCategoryId" content={productCategoryId ?? ''} />
      </Head>
      <ComponentTextsProvider>
        <Route location={location}>{children}</Route>
      </ComponentTextsProvider>
    </>
  );
}
