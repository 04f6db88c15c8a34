import type { ClientModule } from '@docusaurus/types';
import { getShownLanguage } from '../state/languageStore';
import { drafts } from '../state/preferenceStores';
import { requestStatus } from './requestStatus';
import { reloadPage } from './reloadPage';
import { showAlert } from './showAlert';

/** The part of the Navigation API that is used; TypeScript does not know it yet. */
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  userInitiated: boolean;
}

/** A link that was followed, until its page is there. */
interface PendingNavigation {
  href: string;
  pathname: string;
}

let pending: PendingNavigation | null = null;
let lastType: NavigateEvent['navigationType'] | null = null;
/** Scroll position of the page that the reader returns to. */
let place: { left: number; top: number } | null = null;
let dismiss = () => {};

/** Whether a link was followed whose page is not there yet. */
export const isNavigating = (): boolean => pending !== null;

/** Whether the host answers at all. */
const isReachable = async (address: string): Promise<boolean> =>
  (await requestStatus(address)) !== null;

/** Returns to the page that is still shown, with a message about the one that failed. */
function stay({ href, pathname }: PendingNavigation, reachable: boolean): void {
  const { translate: t } = getShownLanguage();
  place = { left: window.scrollX, top: window.scrollY };
  window.history.back();
  dismiss = showAlert(
    reachable
      ? t(
          'offline.partMissing',
          'A part of this page could not be loaded. The portal may have been renewed since you opened it.',
        )
      : t(
          'offline.missing',
          'There is no network, and {{page}} is not kept on this device.',
          { page: pathname },
        ),
    {
      label: t('crash.tryAgain', 'Try again'),
      run: () =>
        void isReachable(href).then((is) => is && window.location.assign(href)),
    },
  );
}

async function decide(navigation: PendingNavigation): Promise<void> {
  const reachable = await isReachable(navigation.href);
  if (pending !== navigation) {
    return;
  }
  pending = null;
  if (reachable && !drafts.hasUnsaved()) {
    reloadPage();
  } else {
    stay(navigation, reachable);
  }
}

/**
 * The framework reloads where a script of the next page is missing. That helps after a
 * deploy; without a network it would leave the reader with nothing, so it is held back until
 * that is known. A worker has a page of its own for this.
 */
function handleNavigate(event: NavigateEvent): void {
  if (event.navigationType !== 'reload') {
    lastType = event.navigationType;
    return;
  }
  const hasWorker = Boolean(navigator.serviceWorker?.controller);
  if (
    pending &&
    lastType === 'push' &&
    event.cancelable &&
    !event.userInitiated &&
    !hasWorker
  ) {
    event.preventDefault();
    void decide(pending);
  }
}

if (typeof window !== 'undefined') {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) =>
    handleNavigate(event as NavigateEvent),
  );
}

/** Called by Docusaurus when a link is followed; what it returns, when its page has come. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === pathname) {
    return undefined;
  }
  if (!place) {
    dismiss();
  }
  const navigation = { href: window.location.href, pathname };
  pending = navigation;
  return () => {
    if (pending === navigation) {
      pending = null;
    }
  };
};

/** Called by Docusaurus when the page is there, and scrolled to its top. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (place) {
    window.scrollTo({ ...place, behavior: 'instant' });
    place = null;
  }
};
