import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { SiteFacts } from '../../config/siteFacts';
import { canRegisterWorker } from '../lib/offline/canRegisterWorker';
import { whenIdle } from '../lib/page/whenIdle';

const { productionHost } = siteConfig.customFields as unknown as SiteFacts;

/** The page comes first: what follows waits for a quiet moment, at most so long. */
const PATIENCE_MS = 5000;

/** Delay in browsers without `requestIdleCallback`. */
const DELAY_MS = 1000;

function visit(pathname: string): void {
  const load = () => {
    import('./startOffline').then(
      ({ visitPage }) => visitPage(pathname),
      () => undefined,
    );
  };
  whenIdle(load, PATIENCE_MS, DELAY_MS);
}

/** Called by Docusaurus after the first page and after each that follows. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  const isAllowed = canRegisterWorker({
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
