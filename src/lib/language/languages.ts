import { DEFAULT_LANGUAGE, isBlogPathname } from '../address/paths';
import type { Direction } from '../theme/themeState';

/**
 * Other names of languages that have a text pack. A bare code stands for the pack that
 * most of its readers expect; `zh` is Simplified Chinese.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  fil: 'tl',
  iw: 'he',
  ku: 'ckb',
  no: 'nb',
  zh: 'zh-CN',
  'zh-hans': 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-mo': 'zh-HK',
};

/** Languages written from right to left, with their other names. The packs say the same. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|fa|he|iw|ku(?!-latn)|ur)(?:-|$)/i;

/**
 * Finds the text pack for a language as a reader or a browser names it: the tag itself,
 * another name of it, or the same without its last part. Case is ignored. Never throws.
 *
 * @param tag language tag (BCP 47) from anywhere, so any text
 * @param codes codes of the languages that have a pack
 * @returns one of `codes`, or null
 *
 * @example
 * findLanguage('es-MX', ['en', 'es']) // → 'es'
 * @example
 * findLanguage('zh', ['en', 'zh-CN', 'zh-TW']) // → 'zh-CN'
 */
export function findLanguage(tag: string, codes: readonly string[]): string | null {
  const wanted = tag.toLowerCase();
  const own = codes.find((code) => code.toLowerCase() === wanted);
  if (own !== undefined) {
    return own;
  }
  const other = Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted] : undefined;
  if (other !== undefined && codes.includes(other)) {
    return other;
  }
  const end = wanted.lastIndexOf('-');
  return end > 0 ? findLanguage(wanted.slice(0, end), codes) : null;
}

/**
 * Lists every tag of two letters that leads to a pack: those that may stand in front of a
 * path.
 *
 * @example
 * listPrefixLanguages(['en', 'fr', 'zh-CN', 'ckb']) // → ['en', 'fr', 'ku', 'zh']
 */
export function listPrefixLanguages(codes: readonly string[]): string[] {
  return [...codes, ...Object.keys(OTHER_NAMES)]
    .filter((tag) => /^[a-z]{2}$/.test(tag) && findLanguage(tag, codes) !== null)
    .sort();
}

/**
 * Reading direction of a language, from its code or another name of it.
 *
 * @example
 * languageToDirection('ar-EG') // → 'rtl'
 */
export function languageToDirection(language: string): Direction {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

/**
 * Reads a language tag from outside (query, storage). Anything else is undefined.
 *
 * @example
 * parseLanguageTag('pt-BR') // → 'pt-BR'
 * @example
 * parseLanguageTag('<script>') // → undefined
 */
export function parseLanguageTag(value: unknown): string | undefined {
  return typeof value === 'string' &&
    /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i.test(value)
    ? value
    : undefined;
}

/** Facts that decide the language of a page. */
export interface LanguageFacts {
  /** Path of the page below the portal's base path. */
  pathname: string;
  /** Query of the address. */
  search: string;
  /** Language the session remembers. */
  kept: string | null;
  /** Language the pages were built in. Default: English. */
  own?: string;
}

/**
 * Returns the language of a page: that of its query, then of the session, then of the build. A
 * page that was built in another language says so by its address, so there the session counts
 * for nothing. Whether there is a pack is not looked at. The blog stays in the language it was
 * built in.
 *
 * @example
 * resolveUserLanguage({ pathname: '/a/', search: '?userLanguage=fr', kept: 'de' }) // → 'fr'
 */
export function resolveUserLanguage({
  pathname,
  search,
  kept,
  own = DEFAULT_LANGUAGE,
}: LanguageFacts): string {
  if (isBlogPathname(pathname)) {
    return own;
  }
  const requested = new URLSearchParams(search).get('userLanguage');
  if (requested !== null) {
    return parseLanguageTag(requested) ?? DEFAULT_LANGUAGE;
  }
  return own === DEFAULT_LANGUAGE && kept !== null ? kept : own;
}
