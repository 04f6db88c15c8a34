// Upstream: Root @ 3.10.2
// Eject: Root is made for it
// Reason: product meta tags and watching the reader's preferences need the whole tree
import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { pathToProduct } from '../lib/products';
import { watchPreferences } from '../hooks/preferenceStores';

export default function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { productId, productCategoryId } = pathToProduct(pathname);

  useEffect(() => watchPreferences(), []);

  return (
    <>
      <Head>
        <meta name="mui:productId" content={productId ?? ''} />
        <meta name="mui:productCategoryId" content={productCategoryId ?? ''} />
      </Head>
      {children}
    </>
  );
}
