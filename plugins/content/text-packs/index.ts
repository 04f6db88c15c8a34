import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listPrefixLanguages } from '../../../src/lib/language/languages';
import { DEFAULT_LANGUAGE } from '../../../src/lib/address/paths';
import { createPublishedFolder } from '../../shared/createPublishedFolder';
import { buildLanguages } from './buildLanguages';
import { createPseudoPack, PSEUDO_LANGUAGE } from './createPseudoPack';
import { checkTextPacks } from './describePackProblems';
import { loadTextPacks, TEXT_PACK_FILES } from './loadTextPacks';
import { renderPrefixScript } from './renderPrefixScript';
import { renderRedirects } from './renderRedirects';
import type { BuiltLanguage, OfferedLanguage } from './types';

interface Content {
  languages: OfferedLanguage[];
  locale: BuiltLanguage;
}

/**
 * Publishes the text packs of `i18n` and what the libraries ship for the same languages,
 * and lists them. English stands in the code; the texts of the language a build is made
 * in come with its pages. While the site is being developed there is one more language,
 * `?userLanguage=qps`, which shows where texts have no room.
 */
export default function textPacksPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
  i18n: { currentLocale, defaultLocale, locales },
}: LoadContext): Plugin<Content> {
  const folder = createPublishedFolder({ generatedFilesDir, baseUrl }, 'text-packs');
  return {
    name: 'text-packs',
    getPathsToWatch: () => [path.join(siteDir, TEXT_PACK_FILES)],
    async loadContent() {
      const packs = loadTextPacks(siteDir);
      checkTextPacks(siteDir, packs);
      const english = packs.get(DEFAULT_LANGUAGE);
      if (process.env.NODE_ENV === 'development' && english) {
        packs.set(PSEUDO_LANGUAGE, createPseudoPack(english.texts));
      }
      const { files, languages } = await buildLanguages(packs, siteDir);
      const redirects = renderRedirects({
        baseUrl,
        prefixLanguages: listPrefixLanguages([...packs.keys()]),
        builtLanguages: locales,
      });
      await folder.write(
        currentLocale === defaultLocale
          ? [...files, ['_redirects', redirects]]
          : files,
      );
      const texts =
        currentLocale === DEFAULT_LANGUAGE
          ? null
          : (packs.get(currentLocale)?.texts ?? null);
      return { languages, locale: { code: currentLocale, texts } };
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('languages.json', JSON.stringify(content.languages));
      await actions.createData('locale.json', JSON.stringify(content.locale));
    },
    injectHtmlTags: ({ content }) => ({
      preBodyTags: [
        {
          tagName: 'script',
          // The page template keeps it on the page for missing ones alone.
          attributes: { 'data-language-prefix': 'true' },
          innerHTML: renderPrefixScript(
            baseUrl,
            listPrefixLanguages(content.languages.map(({ code }) => code)),
          ),
        },
      ],
    }),
    ...folder.hooks,
  };
}
