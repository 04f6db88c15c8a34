import siteConfig from '@generated/docusaurus.config';
import {
  API_DISPLAY_DEFAULT_KEY,
  API_SECTIONS,
  sectionToKey,
} from '../../lib/reference/apiDisplay';
import {
  eventFromDataset,
  isWebVitalsSession,
  pageViewToEvent,
  sendEvent,
  sendUserProperties,
  shouldSend,
  userProperties,
  webVitalToEvent,
} from '../../lib/reporting/analytics';
import { prefersDarkScheme } from '../../lib/preferences/darkScheme';
import { removeBaseUrl } from '../../lib/address/paths';
import { getShownLanguage } from '../../state/languageStore';
import {
  codeStylingStore,
  codeVariantStore,
  modeStore,
  preferences,
} from '../../state/preferenceStores';
import { loadTag } from './loadTag';

/** A page the reader came to. */
export interface PageVisit {
  pathname: string;
  /** Unknown where the reader had moved on before it was there. */
  title: string | undefined;
}

/** A click on an element with `data-ga-event-category`. */
export interface TrackedClick {
  /** The element's data attributes at that moment. */
  dataset: Readonly<Record<string, string | undefined>>;
}

/** Something that may be worth an event. */
export type ReaderAction = PageVisit | TrackedClick;

const API_DISPLAY_KEYS = [
  API_DISPLAY_DEFAULT_KEY,
  ...API_SECTIONS.map(sectionToKey),
] as const;

/** The tag function of the page; its owner may have put a trap there. */
function getTag(): unknown {
  try {
    return window.gtag;
  } catch {
    return undefined;
  }
}

function mayReport(): boolean {
  return shouldSend({
    globalPrivacyControl: (navigator as { globalPrivacyControl?: unknown })
      .globalPrivacyControl,
    doNotTrack: navigator.doNotTrack ?? window.doNotTrack,
  });
}

function readUserProperties() {
  return userProperties({
    codeVariant: codeVariantStore.get(),
    codeStyling: codeStylingStore.get(),
    userLanguage: getShownLanguage().code,
    devicePixelRatio: window.devicePixelRatio,
    prefersDark: prefersDarkScheme(window),
    modeChoice: modeStore.get(),
    apiDisplays: Object.fromEntries(
      API_DISPLAY_KEYS.map((key) => [key, preferences.read(key)]),
    ),
  });
}

function actionToEvent(seen: ReaderAction) {
  return 'dataset' in seen
    ? eventFromDataset(seen.dataset, Math.random)
    : pageViewToEvent({
        origin: window.location.origin + siteConfig.baseUrl.slice(0, -1),
        pathname: removeBaseUrl(seen.pathname, siteConfig.baseUrl),
        title: seen.title,
      });
}

/** As they were sent last; they are sent again only if something has changed. */
let sentProperties = '';
let drawn = false;

function reportUserProperties(): void {
  const properties = readUserProperties();
  const text = JSON.stringify(properties);
  if (text !== sentProperties && sendUserProperties(getTag(), properties)) {
    sentProperties = text;
  }
}

/** Once a visit: a lot decides whether it is measured. */
function drawWebVitals(): void {
  if (!drawn && isWebVitalsSession(Math.random)) {
    import('./measureWebVitals').then(
      ({ measureWebVitals }) =>
        measureWebVitals((vital) => {
          if (mayReport()) sendEvent(getTag(), webVitalToEvent(vital));
        }),
      () => undefined,
    );
  }
  drawn = true;
}

/**
 * Hands what was seen to the tag function, after the properties of the reader. Under
 * Global Privacy Control or Do Not Track all of it is forgotten.
 *
 * @param gtagId measurement id; with it the tag is loaded if the page has none
 */
export function reportActions(seen: readonly ReaderAction[], gtagId?: string): void {
  if (!mayReport()) {
    return;
  }
  if (gtagId) {
    loadTag(gtagId);
  }
  reportUserProperties();
  for (const event of seen.map(actionToEvent)) {
    if (event) sendEvent(getTag(), event);
  }
  drawWebVitals();
}
