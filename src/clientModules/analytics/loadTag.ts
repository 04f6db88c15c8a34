import { trustScript } from '../../lib/page/trustedTypes';

const TAG_ADDRESS = 'https://www.googletagmanager.com/gtag/js';

let isRequested = false;

/**
 * Loads the global tag once, if the page has none. Until it is there its calls wait in
 * `dataLayer`, by its own convention; if it never comes, they wait in vain.
 *
 * @param gtagId measurement id
 */
export function loadTag(gtagId: string): void {
  if (isRequested) {
    return;
  }
  isRequested = true;
  try {
    if (typeof window.gtag === 'function') {
      return;
    }
    const calls = (window.dataLayer ??= []);
    window.gtag = function gtag(..._args: unknown[]) {
      // The tag tells its calls from other entries by their type: `arguments`, no array.
      // eslint-disable-next-line prefer-rest-params -- see above
      calls.push(arguments);
    };
    window.gtag('js', new Date());
    window.gtag('config', gtagId, { send_page_view: false });
    const script = document.createElement('script');
    script.async = true;
    script.src = trustScript(`${TAG_ADDRESS}?id=${gtagId}`);
    document.head.append(script);
  } catch {
    // The page's owner, or a blocker, has locked these names: then nothing is measured.
  }
}
