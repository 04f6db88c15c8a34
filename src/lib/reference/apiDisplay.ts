/** Display of the rows in an API section. */
export type ApiDisplay = 'collapsed' | 'expanded' | 'table';

/** The sections of an API page that have a display of their own. */
export type ApiSection = 'props' | 'slots' | 'classes';

/** Storage key of a section, and of the default that was drawn. */
export type ApiDisplayKey = 'apiPage_default' | `apiPage_${ApiSection}`;

/** All displays in the order of their radio group. */
export const API_DISPLAYS: readonly ApiDisplay[] = [
  'collapsed',
  'expanded',
  'table',
];

/** All sections in page order. */
export const API_SECTIONS: readonly ApiSection[] = ['props', 'slots', 'classes'];

/** The display before hydration, for crawlers, and where storage fails. */
export const INITIAL_API_DISPLAY: ApiDisplay = 'expanded';

/** Key under which the drawn default is kept. */
export const API_DISPLAY_DEFAULT_KEY = 'apiPage_default';

/** User agents that are shown everything: bots, crawlers and spiders of any name. */
export const CRAWLER_PATTERN = /bot|crawler|spider|crawling/i;

/** The part of `localStorage` that the display needs. */
export interface ApiDisplayStorage {
  getItem(key: ApiDisplayKey): string | null;
  setItem(key: ApiDisplayKey, value: string): void;
}

/** Facts by which {@link resolveApiDisplay} decides. */
export interface ApiDisplayFacts {
  section: ApiSection;
  /** Null where there is no storage, which counts as a storage error. */
  storage: ApiDisplayStorage | null;
  userAgent: string;
  /** Gives a number from 0 up to, not including, 1. */
  random: () => number;
}

/**
 * The storage key of a section.
 *
 * @example
 * sectionToKey('props') // → 'apiPage_props'
 */
export function sectionToKey(section: ApiSection): `apiPage_${ApiSection}` {
  return `apiPage_${section}`;
}

/** Returns the value if it is a display, else undefined. */
export function parseApiDisplay(value: unknown): ApiDisplay | undefined {
  return API_DISPLAYS.find((display) => display === value);
}

function drawApiDisplay(random: () => number): ApiDisplay {
  return (
    API_DISPLAYS[Math.floor(random() * API_DISPLAYS.length)] ?? INITIAL_API_DISPLAY
  );
}

/**
 * Returns the display of a section, in this order: the reader's choice for the section; for a
 * crawler expanded, nothing stored; the default drawn earlier; a draw of the three with equal
 * chance, stored as the default. A storage that cannot be read gives expanded; one that cannot
 * be written only loses the draw. Never throws if `random` does not.
 */
export function resolveApiDisplay(question: ApiDisplayFacts): ApiDisplay {
  const { section, storage, userAgent, random } = question;
  if (storage === null) {
    return INITIAL_API_DISPLAY;
  }
  try {
    const chosen = parseApiDisplay(storage.getItem(sectionToKey(section)));
    if (chosen !== undefined) {
      return chosen;
    }
    if (CRAWLER_PATTERN.test(userAgent)) {
      return INITIAL_API_DISPLAY;
    }
    const drawnEarlier = parseApiDisplay(storage.getItem(API_DISPLAY_DEFAULT_KEY));
    if (drawnEarlier !== undefined) {
      return drawnEarlier;
    }
  } catch {
    return INITIAL_API_DISPLAY;
  }
  const drawn = drawApiDisplay(random);
  try {
    storage.setItem(API_DISPLAY_DEFAULT_KEY, drawn);
  } catch {
    // A full storage: the draw holds for this call and is made again next time.
  }
  return drawn;
}

/**
 * Whether a page consists of API sections, by its path: there a default is drawn before
 * the first paint. Other pages never draw one.
 *
 * @example isApiPathname('/material-ui/api/button/') // → true
 * @example isApiPathname('/base-ui/react-menu/hooks-api/') // → true
 * @example isApiPathname('/material-ui/react-button/') // → false
 */
export function isApiPathname(pathname: string): boolean {
  return /\/(?:api|components-api|hooks-api)(?:\/|$)/.test(pathname);
}
