import siteConfig from '@generated/docusaurus.config';
import { getShownLanguage } from '../state/languageStore';
import { drafts } from '../state/preferenceStores';
import { reloadRecord } from '../state/reloadRecordStore';
import { decideOnMissingPart } from '../lib/offline/decideOnMissingPart';
import {
  isPrefetchedScript,
  notePrefetchedScripts,
} from '../lib/offline/prefetchedScripts';
import { requestStatus } from './requestStatus';
import { isNavigating } from './failedNavigation';
import { isReloading, reloadPage } from './reloadPage';
import { showAlert } from './showAlert';

/** Error of the bundler's loader. */
interface ChunkLoadError extends Error {
  /** Address of the script. */
  request: string;
}

function showMessage(): void {
  const { translate: t } = getShownLanguage();
  showAlert(
    t(
      'offline.partMissing',
      'A part of this page could not be loaded. The portal may have been renewed since you opened it.',
    ),
    { label: t('offline.reload', 'Reload'), run: () => window.location.reload() },
  );
}

const isRunning = () => document.documentElement.dataset.hasHydrated === 'true';

let isHandled = false;

async function handleMissing(address: string): Promise<void> {
  // Of a page that is not there yet, the framework and `failedNavigation` take care.
  if (isNavigating()) {
    return;
  }
  const status = await requestStatus(address);
  // A reload would come between the reader and the click, which asks again by itself.
  const isAhead = isRunning() && isPrefetchedScript(address);
  if (isHandled || isAhead || isNavigating() || isReloading()) {
    return;
  }
  const now = Date.now();
  const decision = decideOnMissingPart({
    status,
    last: reloadRecord.read(),
    hasUnsavedDraft: drafts.hasUnsaved(),
    isRunning: isRunning(),
    now,
  });
  if (decision === 'nothing') {
    return;
  }
  isHandled = true;
  if (decision === 'reload' && reloadRecord.write({ version: '', at: now })) {
    reloadPage();
  } else {
    showMessage();
  }
}

/** Scripts say that they failed to their own element alone, on the way down. */
function handleError({ target }: Event): void {
  if (
    target instanceof HTMLScriptElement &&
    target.src.startsWith(`${window.location.origin}${siteConfig.baseUrl}assets/`)
  ) {
    void handleMissing(target.src);
  }
}

/**
 * A rejected import without a handler: a script that was prefetched for a click, which will
 * request it again, or the page's own. A response that is no script is reported here alone.
 */
function handleRejection(event: PromiseRejectionEvent): void {
  const { name, request = '' } = (event.reason ?? {}) as Partial<ChunkLoadError>;
  if (name !== 'ChunkLoadError') {
    return;
  }
  event.preventDefault();
  notePrefetchedScripts([request]);
  if (!isRunning()) {
    // Elements that need a script are hidden, as in pages without scripts.
    document.documentElement.removeAttribute('data-js');
    void handleMissing(request);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('error', handleError, { capture: true });
  window.addEventListener('unhandledrejection', handleRejection);
}
