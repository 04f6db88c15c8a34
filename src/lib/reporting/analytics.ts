import type { ApiDisplayKey } from '../reference/apiDisplay';
import type { CodeStyling } from '../demos/codeStyling';
import type { CodeVariant } from '../demos/codeVariant';
import { pathToProduct } from '../address/products';
import type { ModeChoice } from '../theme/themeState';

/** Share of sessions that send web vitals: one in ten thousand. */
export const WEB_VITALS_THRESHOLD = 1e-4;

/** Value of a user property that is not known. */
export const UNKNOWN_PROPERTY = 'none';

/** An event as the global tag function takes it. */
export interface AnalyticsEvent {
  name: string;
  parameters: Readonly<Record<string, string | number | boolean>>;
}

/** Signals of the browser that the reader does not want to be tracked. */
export interface PrivacySignals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/** A measurement of the page, as web-vitals libraries report it. */
export interface WebVital {
  name: string;
  /** Identifier of the page view. */
  id: string;
  /** Milliseconds; for `CLS` a share without unit. */
  value: number;
}

/** Sources of user properties; each may be unknown. */
export interface UserSituation {
  codeVariant?: CodeVariant | null;
  codeStyling?: CodeStyling | null;
  userLanguage?: string | null;
  devicePixelRatio?: number | null;
  /** Whether the operating system prefers dark mode. */
  prefersDark?: boolean | null;
  modeChoice?: ModeChoice | null;
  apiDisplays?: Partial<Record<ApiDisplayKey, string | null>>;
}

/**
 * Says whether anything may be sent: not under Global Privacy Control and not under Do Not
 * Track (`1` or `yes`, by browser).
 */
export function shouldSend({
  globalPrivacyControl,
  doNotTrack,
}: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}

/**
 * The event of a click on an element with `data-ga-event-category`, or null where there is
 * nothing to send. `data-ga-event-split` is the chance that it is sent (`0.1` = one in ten);
 * without it, or where it is no number, it always is.
 *
 * @param dataset `element.dataset`
 * @param random gives a number from 0 up to, not including, 1
 *
 * @example
 * eventFromDataset({ gaEventCategory: 'demo', gaEventAction: 'copy' }, Math.random)
 * // → { name: 'demo', parameters: { eventAction: 'copy' } }
 */
export function eventFromDataset(
  dataset: Readonly<Record<string, string | undefined>>,
  random: () => number,
): AnalyticsEvent | null {
  const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = dataset;
  if (!gaEventCategory) {
    return null;
  }
  const chance = parseFloat(gaEventSplit ?? '');
  if (chance <= 0 || random() > chance) {
    return null;
  }
  return {
    name: gaEventCategory,
    parameters: {
      ...(gaEventAction && { eventAction: gaEventAction }),
      ...(gaEventLabel && { eventLabel: gaEventLabel }),
    },
  };
}

/** A page as it was when it was opened. */
export interface PageView {
  /** Address of the portal, without trailing slash. */
  origin: string;
  /** Path inside the portal, with a language prefix or without. */
  pathname: string;
  /** Title of the document; absent where the reader had moved on before it was known. */
  title?: string | undefined;
}

/**
 * The event of a page view, with the product that the page's meta tags name. Query and hash are
 * left out: they are the reader's own.
 *
 * @example
 * pageViewToEvent({ origin: 'https://a.org', pathname: '/joy-ui/', title: 'Joy UI' })
 *   .parameters.productId // → 'joy-ui'
 */
export function pageViewToEvent({
  origin,
  pathname,
  title,
}: PageView): AnalyticsEvent {
  const { productId, productCategoryId } = pathToProduct(pathname);
  return {
    name: 'page_view',
    parameters: {
      page_location: `${origin}${pathname}`,
      ...(title !== undefined && { page_title: title }),
      productId: productId ?? UNKNOWN_PROPERTY,
      productCategoryId: productCategoryId ?? UNKNOWN_PROPERTY,
    },
  };
}

/** Draws whether a session sends web vitals. */
export function isWebVitalsSession(random: () => number): boolean {
  return random() < WEB_VITALS_THRESHOLD;
}

/**
 * The event of a web-vitals metric. Values are whole numbers, so `CLS` is sent in thousandths.
 *
 * @example
 * webVitalToEvent({ name: 'CLS', id: 'v1', value: 0.0123 }).parameters.value // → 12
 */
export function webVitalToEvent({ name, id, value }: WebVital): AnalyticsEvent {
  return {
    name,
    parameters: {
      eventCategory: 'Web Vitals',
      eventLabel: id,
      value: Math.round(name === 'CLS' ? value * 1000 : value),
      nonInteraction: true,
    },
  };
}

/** User properties: the reader's preferences. Unknown values are `none`. */
export function userProperties(
  situation: UserSituation,
): Record<string, string | number> {
  const { prefersDark, apiDisplays = {} } = situation;
  const systemScheme = prefersDark ? 'dark' : 'light';
  return {
    codeVariant: situation.codeVariant ?? UNKNOWN_PROPERTY,
    codeStylingVariant: situation.codeStyling ?? UNKNOWN_PROPERTY,
    userLanguage: situation.userLanguage ?? UNKNOWN_PROPERTY,
    devicePixelRatio: situation.devicePixelRatio ?? UNKNOWN_PROPERTY,
    colorSchemeOS:
      typeof prefersDark === 'boolean' ? systemScheme : UNKNOWN_PROPERTY,
    colorScheme: situation.modeChoice ?? UNKNOWN_PROPERTY,
    apiPage_default: apiDisplays.apiPage_default ?? UNKNOWN_PROPERTY,
    apiPage_props: apiDisplays.apiPage_props ?? UNKNOWN_PROPERTY,
    apiPage_slots: apiDisplays.apiPage_slots ?? UNKNOWN_PROPERTY,
    apiPage_classes: apiDisplays.apiPage_classes ?? UNKNOWN_PROPERTY,
  };
}

/** Calls the tag function if it is one, and keeps every failure of it to itself. */
function callTag(gtag: unknown, args: readonly unknown[]): boolean {
  if (typeof gtag !== 'function') {
    return false;
  }
  try {
    const result: unknown = Reflect.apply(gtag, undefined, args);
    // A replaced tag function may answer with a promise that fails later.
    Promise.resolve(result).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/**
 * Hands an event to the global tag function. Never throws, whatever `gtag` is: absent,
 * blocked, replaced or broken.
 *
 * @param gtag `window.gtag`
 * @returns whether the function was there and took it
 */
export function sendEvent(gtag: unknown, event: AnalyticsEvent): boolean {
  return callTag(gtag, ['event', event.name, event.parameters]);
}

/** Hands user properties to the global tag function, as {@link sendEvent} does an event. */
export function sendUserProperties(
  gtag: unknown,
  properties: Readonly<Record<string, string | number>>,
): boolean {
  return callTag(gtag, ['set', 'user_properties', properties]);
}
