import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { SiteFacts } from '../../config/siteFacts';
import { mayRegister } from '../lib/offline/mayRegister';

const { productionHost } = siteConfig.customFields as unknown as SiteFacts;

/** The page comes first: what follows waits for a quiet moment, at most so long. */
const PATIENCE_MS = 5000;

function whenIdle(action: () => void): void {
  if (window.requestIdleCallback) {
    window.requestIdleCallback(action, { timeout: PATIENCE_MS });
  } else {
    setTimeout(action, 1000);
  }
}

function visit(pathname: string): void {
  whenIdle(() => {
    import('./startOffline').then(
      ({ visitPage }) => visitPage(pathname),
      () => undefined,
    );
  });
}

/** Called by Docusaurus after the first page and after each that follows. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  const isAllowed = mayRegister({
    host: window.location.host,
    productionHost,
    hasServiceWorker: 'serviceWorker' in navigator,
  });
  if (!isAllowed || pathname === previousLocation?.pathname) {
    return;
  }
  if (document.readyState === 'complete') {
    visit(pathname);
  } else {
    window.addEventListener('load', () => visit(pathname), { once: true });
  }
};
