import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type { SiteFacts } from '../../config/siteFacts';
import { whenIdle } from '../lib/page/whenIdle';
import type { PageVisit, ReaderAction } from './analytics/reportActions';

/** Most that waits for a tag function that comes late; older things are forgotten. */
const MOST_WAITING = 50;

const TRACKED = '[data-ga-event-category]';

const { gtagId } = siteConfig.customFields as unknown as SiteFacts;

/** Events that are not reported yet. */
const waiting: ReaderAction[] = [];

function hasTag(): boolean {
  try {
    return typeof window.gtag === 'function';
  } catch {
    return false;
  }
}

/** Without a tag of analytics nothing is loaded; a tag that loads late gets the events later. */
function report(): void {
  waiting.splice(0, waiting.length - MOST_WAITING);
  if (waiting.length > 0 && (gtagId || hasTag())) {
    import('./analytics/reportActions').then(
      ({ reportActions }) => reportActions(waiting.splice(0), gtagId),
      () => undefined,
    );
  }
}

/** The title of a page follows after its content, in a frame of its own. */
const whenSettled = (action: () => void) => whenIdle(action, 2000, 200);

function notePage(pathname: string): void {
  const page: PageVisit = { pathname, title: undefined };
  whenSettled(() => {
    page.title = window.location.pathname === pathname ? document.title : undefined;
    waiting.push(page);
    report();
  });
}

function handleClick({ target }: MouseEvent): void {
  const tracked = (target as Element | null)?.closest?.<HTMLElement>(TRACKED);
  if (tracked) {
    // Read at once: what the click does may change the element.
    waiting.push({ dataset: { ...tracked.dataset } });
    setTimeout(report);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick, { capture: true });
  document.addEventListener('visibilitychange', report);
  window.addEventListener('load', () => whenSettled(report));
}

/** Called by Docusaurus after the first page and after each that follows. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    notePage(location.pathname);
  }
};
