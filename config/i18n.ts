import type { Config } from '@docusaurus/types';
import { DEFAULT_LANGUAGE } from '../src/lib/address/paths';
import { loadTextPacks } from '../plugins/content/text-packs/loadTextPacks';

/**
 * Settings of the languages that pages are built in. Name and direction of each are those
 * of its text pack.
 *
 * @param locales language tags, English first
 * @throws if there is no pack for one of them, or a pack is damaged
 */
export function createI18n(
  locales: readonly string[],
  siteDir: string,
): NonNullable<Config['i18n']> {
  const packs = loadTextPacks(siteDir);
  const localeConfigs = locales.map((locale) => {
    const pack = packs.get(locale);
    if (!pack) {
      throw new Error(
        `DOCS_LOCALES names "${locale}", but there is no i18n/${locale}/portal.json.`,
      );
    }
    const { name, direction } = pack.language;
    return [locale, { label: name, direction, htmlLang: locale }] as const;
  });
  return {
    defaultLocale: DEFAULT_LANGUAGE,
    locales: locales as [string, ...string[]],
    localeConfigs: Object.fromEntries(localeConfigs),
  };
}
