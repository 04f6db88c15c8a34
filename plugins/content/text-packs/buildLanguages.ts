import type { TextPack } from '../../../src/lib/language/textPack';
import { DEFAULT_LANGUAGE } from '../../../src/lib/address/paths';
import { hashContent } from '../../shared/hashContent';
import { bundleComponentTexts } from './bundleComponentTexts';
import { listComponentLocales } from './listComponentLocales';
import type { OfferedLanguage } from './types';

/** All that is written, by path below the portal's base path, and the list of it. */
export interface BuiltLanguages {
  files: Map<string, string>;
  languages: OfferedLanguage[];
}

/** Files here are named by their contents, so that hosts let browsers keep them. */
const FOLDER = 'assets/languages';

function nameFile(code: string, text: string, ending: 'js' | 'json'): string {
  return `${FOLDER}/${code}.${hashContent(text)}.${ending}`;
}

/**
 * Makes what a reader loads who chooses a language: one file with the texts of the shell
 * and one with those of the libraries' components.
 *
 * @param packs text packs by language
 * @param siteDir absolute path of the site
 */
export async function buildLanguages(
  packs: ReadonlyMap<string, TextPack>,
  siteDir: string,
): Promise<BuiltLanguages> {
  const files = new Map<string, string>();
  const write = (code: string, text: string, ending: 'js' | 'json') => {
    const file = nameFile(code, text, ending);
    files.set(file, text);
    return file;
  };
  const modules = await bundleComponentTexts(
    listComponentLocales(siteDir, [...packs.keys()]),
    siteDir,
  );
  const languages = [...packs].map(([code, pack]) => {
    const components = modules.get(code);
    return {
      code,
      name: pack.language.name,
      texts:
        code === DEFAULT_LANGUAGE ? null : write(code, JSON.stringify(pack), 'json'),
      components: components === undefined ? null : write(code, components, 'js'),
    };
  });
  return { files, languages };
}
