import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { isBlogPathname, removeBaseUrl } from '../../../lib/address/paths';

/** Under which address a page is known, and where it is in other built languages. */
export function PageLinks() {
  const {
    i18n: { currentLocale, defaultLocale, locales, localeConfigs },
    siteConfig: { baseUrl },
  } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const { pathname } = useLocation();
  const isBlog = isBlogPathname(removeBaseUrl(pathname, baseUrl));
  const urlOf = (locale: string) => createUrl({ locale, fullyQualified: true });
  const canonical = urlOf(isBlog ? defaultLocale : currentLocale);
  const alternates = isBlog || locales.length < 2 ? [] : locales;
  return (
    <Head>
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={currentLocale.replace('-', '_')} />
      <link rel="canonical" href={canonical} />
      {alternates.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          href={urlOf(locale)}
          hrefLang={localeConfigs[locale]?.htmlLang ?? locale}
        />
      ))}
      {alternates.length > 0 && (
        <link rel="alternate" href={urlOf(defaultLocale)} hrefLang="x-default" />
      )}
    </Head>
  );
}
