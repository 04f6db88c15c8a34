import siteConfig from '@generated/docusaurus.config';

const LINK = '[data-demo-stage] a[href^="/"]';

/**
 * A demo names pages from the root of its host, for it is code that readers take along. Below
 * a path its links are led there as soon as they are pointed at or focused, before anything
 * can follow them or show where they lead.
 */
export function watchDemoLinks(baseUrl: string): void {
  const correctHref = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest(LINK);
    const href = link && link.getAttribute('href');
    if (link && href && !href.startsWith(baseUrl) && !href.startsWith('//')) {
      link.setAttribute('href', baseUrl + href.slice(1));
    }
  };
  document.addEventListener('pointerover', correctHref, true);
  document.addEventListener('focusin', correctHref, true);
}

// Static rendering loads client modules too.
if (typeof document !== 'undefined' && siteConfig.baseUrl !== '/') {
  watchDemoLinks(siteConfig.baseUrl);
}
