// Upstream: Root @ 3.10.2
// Eject: Root is made for it
// Reason: product meta tags and watching the reader's preferences need the whole tree
import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { ComponentTexts } from '../components/Demo/ComponentTexts';
import { pathToProduct } from '../lib/products';
import { useLanguageOfAddress } from '../hooks/useLanguageOfAddress';
import { useShownLanguage } from '../hooks/useTranslate';
import { watchPreferences } from '../hooks/preferenceStores';

export default function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { productId, productCategoryId } = pathToProduct(pathname);

  useEffect(() => watchPreferences(), []);
  useLanguageOfAddress();
  const { components } = useShownLanguage();

  return (
    <>
      <Head>
        <meta name="mui:productId" content={productId ?? ''} />
        <meta name="mui:productCategoryId" content={productCategoryId ?? ''} />
      </Head>
      <ComponentTexts.Provider value={components}>
        {children}
      </ComponentTexts.Provider>
    </>
  );
}
