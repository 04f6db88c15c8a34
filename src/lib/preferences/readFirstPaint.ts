import {
  API_SECTIONS,
  isApiPathname,
  type ApiSection,
} from '../reference/apiDisplay';
import { resolveCodeStyling } from '../demos/codeStyling';
import { resolveCodeVariant } from '../demos/codeVariant';
import type { Preferences } from './preferences';
import { languageToDirection, resolveUserLanguage } from '../language/languages';
import { readMode, readTheme } from './linkedTheme';
import { applyLanguageDirection } from '../theme/themeState';
import { prefersDarkScheme } from './darkScheme';
import { computeFirstPaint, type FirstPaint } from './firstPaint';

/** The parts of `window` the first paint depends on. Each may be missing or throw. */
export type FirstPaintSource = Pick<Window, 'matchMedia' | 'location' | 'navigator'>;

/** Facts that a build knows about its pages. */
export interface BuildFacts {
  /** Path of the portal, with both slashes. */
  baseUrl: string;
  /** Language the pages were built in. */
  locale: string;
}

/** Returns the requested language of a page, before any texts are loaded. */
export function readUserLanguage(
  preferences: Preferences,
  { location }: Pick<FirstPaintSource, 'location'>,
  { baseUrl, locale }: BuildFacts,
): string {
  return resolveUserLanguage({
    // As `removeBaseUrl`, but shorter: this is part of the inline script, and each page
    // lies below the portal's path.
    pathname: location.pathname.slice(baseUrl.length - 1),
    search: location.search,
    kept: preferences.read('userLanguage'),
    own: locale,
  });
}

/**
 * On an API page by all rules, so that a first visit draws its default here and not after
 * something was painted; elsewhere what is stored.
 */
function readApiDisplays(preferences: Preferences, source: FirstPaintSource) {
  const isApiPage = isApiPathname(source.location.pathname);
  const readDisplay = (section: ApiSection) =>
    isApiPage
      ? preferences.readApiDisplay(section, {
          userAgent: source.navigator.userAgent,
          random: Math.random,
        })
      : (preferences.read(`apiPage_${section}`) ??
        preferences.read('apiPage_default'));
  return Object.fromEntries(
    API_SECTIONS.map((section) => [section, readDisplay(section)]),
  );
}

/**
 * Reads every stored preference and works out what the first frame must show.
 * Never throws: what cannot be read counts as its default.
 *
 * @param userLanguage language that may turn the direction
 */
export function readFirstPaint(
  preferences: Preferences,
  source: FirstPaintSource,
  userLanguage: string,
): FirstPaint {
  const { hash } = source.location;
  return computeFirstPaint({
    modeChoice: readMode(preferences),
    prefersDark: prefersDarkScheme(source),
    theme: applyLanguageDirection(
      readTheme(preferences),
      languageToDirection(userLanguage),
    ),
    codeVariant: resolveCodeVariant({
      hash,
      cookie: preferences.read('codeVariant'),
    }),
    codeStyling: resolveCodeStyling({
      hash,
      cookie: preferences.read('codeStyling'),
    }),
    apiDisplays: readApiDisplays(preferences, source),
  });
}
