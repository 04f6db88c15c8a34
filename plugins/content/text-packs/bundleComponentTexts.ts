import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { ComponentLocale } from './listComponentLocales';

/** Browsers the portal is made for. Source: `browserslist` in package.json. */
const TARGET = ['chrome123', 'firefox128', 'safari17.5'];

function renderEntry({
  material,
  dataGrid,
  datePickers,
  dates,
}: ComponentLocale): string {
  return [
    material && `export { ${material} as material } from '@mui/material/locale';`,
    dataGrid &&
      `export { ${dataGrid} as dataGrid } from '@mui/x-data-grid/locales/${dataGrid}';`,
    datePickers &&
      `export { ${datePickers} as datePickers } from '@mui/x-date-pickers/locales/${datePickers}';`,
    dates && `export { default as dates } from 'dayjs/locale/${dates}';`,
  ]
    .filter(Boolean)
    .join('\n');
}

const NAMESPACE = 'component-texts';

/** Writes the entries, and keeps dayjs out: its locales register with the page's own. */
function createEntries(
  locales: ReadonlyMap<string, ComponentLocale>,
  siteDir: string,
): Plugin {
  return {
    name: NAMESPACE,
    setup(bundle) {
      bundle.onResolve({ filter: /^component-texts:/ }, ({ path: entry }) => ({
        path: entry.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      bundle.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: code }) => {
        const locale = locales.get(code);
        return {
          contents: locale
            ? renderEntry(locale)
            : 'module.exports = { locale() {} };',
          resolveDir: siteDir,
        };
      });
      bundle.onResolve({ filter: /^dayjs$/ }, () => ({
        path: 'dayjs',
        namespace: NAMESPACE,
      }));
    },
  };
}

/**
 * Packs the texts that the libraries ship for each language, as one ES module a language
 * with the exports `material`, `dataGrid`, `datePickers` and `dates`, as far as there are
 * any. They hold functions (labels with numbers), so they cannot be JSON.
 *
 * @returns code by language; languages for which nothing is shipped are left out
 * @throws if a file of a library is missing
 */
export async function bundleComponentTexts(
  locales: ReadonlyMap<string, ComponentLocale>,
  siteDir: string,
): Promise<Map<string, string>> {
  const codes = [...locales].flatMap(([code, locale]) =>
    Object.values(locale).some(Boolean) ? [code] : [],
  );
  const { outputFiles } = await build({
    entryPoints: codes.map((code) => ({ in: `${NAMESPACE}:${code}`, out: code })),
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, 'component-texts'),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    // Errors are thrown, with their place.
    logLevel: 'silent',
    plugins: [createEntries(locales, siteDir)],
  });
  return new Map(
    outputFiles.map(({ path: file, text }) => [path.basename(file, '.js'), text]),
  );
}
