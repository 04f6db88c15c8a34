import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { nameClasses } from './nameClasses';

const THEME = '@docusaurus/theme-classic';

/** Sheets of a folder by their absolute paths, with the names they have on all machines. */
const listSheets = (folder: string, name: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => [
      realpathSync(path.join(folder, file)),
      path.posix.join(name, file.replaceAll(path.sep, '/')),
    ]);

interface CssModules {
  localIdentName: string;
  getLocalIdent?: (
    context: { resourcePath: string },
    pattern: string,
    name: string,
  ) => string | undefined;
}

interface Use {
  options?: { modules?: CssModules };
}

/** @throws if there is no rule for CSS modules: then Docusaurus works another way */
function findModulesOptions(rules: readonly unknown[]): CssModules {
  const found = rules
    .flatMap((rule) => (rule as { use?: Use | Use[] }).use ?? [])
    .map((use) => use.options?.modules)
    .find((modules) => modules?.localIdentName);
  if (!found) {
    throw new Error('short-class-names: Docusaurus has no rule for CSS modules.');
  }
  return found;
}

/** Gives the classes of the shell short names in a build: they are in every page and sheet. */
export default function shortClassNamesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'short-class-names',
    configureWebpack(config) {
      if (process.env.NODE_ENV === 'production') {
        const theme = path.dirname(require.resolve(`${THEME}/package.json`));
        const find = nameClasses(
          new Map([
            ...listSheets(path.join(siteDir, 'src'), 'src'),
            ...listSheets(path.join(theme, 'lib'), THEME),
          ]),
        );
        // The rule is Docusaurus's own: a second one would handle the sheets twice.
        findModulesOptions(config.module?.rules ?? []).getLocalIdent = (
          { resourcePath },
          _pattern,
          name,
        ) => find(resourcePath, name);
      }
      return {};
    },
  };
}
