import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { transformDemoModule } from '../../plugins/content/demos/loadDemoModule';
import { INSTALLED_AS } from '../../plugins/shared/specifierToInstalled';
import { listStagedModules } from '../../plugins/shared/stagedModules';

const IMPORT = /^import (?:\{ (?:(\w+) as )?(\w+) \}|(\w+)) from '(.+)';$/;

/**
 * Reads from an import statement how a component is exported: as `default`, or by its name.
 *
 * @example `import { Badge } from '@mui/base/Badge';` → `@mui/base/Badge`, `Badge`
 */
export function readExport(statement: string) {
  const [, renamed, named, , specifier = ''] = IMPORT.exec(statement) ?? [];
  return { specifier, exported: renamed ?? named ?? 'default' };
}

interface StageBundle {
  /** The page's script, below the site. */
  entry: string;
  /** What the script imports under a name of its own: the demos, and what is known of them. */
  subjects: { name: string; source: string };
  /** Development: React knows which component made which, and which ones demos write. */
  mode: 'production' | 'development';
  /** They come before what demos are loaded with. */
  plugins?: readonly Plugin[];
}

function provideModule({ name, source }: StageBundle['subjects'], siteDir: string) {
  return {
    name,
    setup(bundle) {
      bundle.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
        path: name,
        namespace: name,
      }));
      bundle.onLoad({ filter: /./, namespace: name }, () => ({
        contents: source,
        resolveDir: siteDir,
      }));
    },
  } satisfies Plugin;
}

/** Sources beside pages are demos: they have style sheets of their own, and staged modules. */
function loadDemos(siteDir: string): Plugin {
  const docs = path.join(siteDir, 'docs', path.sep);
  const staged = listStagedModules(siteDir);
  return {
    name: 'demos',
    setup(bundle) {
      bundle.onResolve({ filter: /^@mui\// }, ({ path: specifier, importer }) => {
        const file = importer.startsWith(docs) ? staged.get(specifier) : undefined;
        return file === undefined ? undefined : { path: file };
      });
      bundle.onLoad(
        { filter: /\.tsx?$/, namespace: 'file' },
        async ({ path: file }) =>
          file.startsWith(docs)
            ? {
                contents: await transformDemoModule(
                  readFileSync(file, 'utf8'),
                  file,
                  () => {},
                ),
                loader: file.endsWith('x') ? 'tsx' : 'ts',
              }
            : undefined,
      );
    },
  };
}

/**
 * Packs demos with a page that does something with them.
 *
 * @returns the texts of its script and its style sheet
 */
export async function bundleStage(
  siteDir: string,
  { entry, subjects, mode, plugins = [] }: StageBundle,
) {
  const { outputFiles = [] } = await build({
    absWorkingDir: siteDir,
    entryPoints: [path.join(siteDir, entry)],
    outdir: 'out',
    bundle: true,
    write: false,
    jsx: 'automatic',
    jsxDev: mode === 'development',
    target: 'es2022',
    format: 'iife',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    alias: { ...INSTALLED_AS },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    external: ['*.woff2'],
    loader: { '.css': 'css', '.module.css': 'local-css' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [provideModule(subjects, siteDir), ...plugins, loadDemos(siteDir)],
  });
  const take = (ending: string) =>
    outputFiles.find(({ path: file }) => file.endsWith(ending))?.text ?? '';
  return { script: take('.js'), styles: take('.css') };
}
