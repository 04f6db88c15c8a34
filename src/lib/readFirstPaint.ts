import { resolveCodeStyling } from './codeStyling';
import { resolveCodeVariant } from './codeVariant';
import type { Preferences } from './preferences';
import { languageToDirection, resolveUserLanguage } from './languages';
import { applyLanguageDirection } from './themeState';
import { computeFirstPaint, type FirstPaint } from './firstPaint';

/** The parts of `window` the first paint depends on. Each may be missing or throw. */
export type FirstPaintSource = Pick<Window, 'matchMedia' | 'location'>;

function prefersDarkScheme(source: FirstPaintSource): boolean {
  try {
    return source.matchMedia('(prefers-color-scheme: dark)').matches;
  } catch {
    return false;
  }
}

/** What a build knows about its pages. */
export interface BuildFacts {
  /** Path of the portal, with both slashes. */
  baseUrl: string;
  /** Language the pages were built in. */
  locale: string;
}

/** The language a page is asked for, before any texts have come. */
export function readUserLanguage(
  preferences: Preferences,
  { location }: Pick<FirstPaintSource, 'location'>,
  { baseUrl, locale }: BuildFacts,
): string {
  return resolveUserLanguage({
    pathname: location.pathname.slice(baseUrl.length - 1),
    search: location.search,
    kept: preferences.read('userLanguage'),
    own: locale,
  });
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
  const apiDefault = preferences.read('apiPage_default') ?? 'expanded';
  return computeFirstPaint({
    modeChoice: preferences.read('mui-mode'),
    prefersDark: prefersDarkScheme(source),
    theme: applyLanguageDirection(
      preferences.read('docs-theme'),
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
    apiDisplays: {
      props: preferences.read('apiPage_props') ?? apiDefault,
      slots: preferences.read('apiPage_slots') ?? apiDefault,
      classes: preferences.read('apiPage_classes') ?? apiDefault,
    },
  });
}
