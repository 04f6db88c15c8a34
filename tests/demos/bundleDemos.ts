import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { transformDemoModule } from '../../plugins/content/demos/loadDemoModule';
import { renderTailwindBase } from '../../plugins/content/demos/renderDemoStyles';
import { transformToJavaScript } from '../../plugins/content/demos/transformToJavaScript';
import { INSTALLED_AS } from '../../plugins/shared/specifierToInstalled';
import { listStagedModules } from '../../plugins/shared/stagedModules';
import type { TestedDemo } from './listDemos';

/** Marks a module that is to be read as the JavaScript derived from its TypeScript. */
const DERIVED = 'derived-javascript';

/** Name under which the entries import the list of demos. */
const LIST = 'tested-demos';

const ENDINGS = ['', '.ts', '.tsx'];

/** Finds the file beside a demo that it imports; undefined if there is none. */
function findBeside(specifier: string, importer: string): string | undefined {
  const base = path.resolve(path.dirname(importer), specifier);
  // Derived JavaScript names a file as it is called beside it.
  const written = base.replace(/\.js(?=x?$)/, '.ts');
  return [...ENDINGS.map((ending) => base + ending), written].find((file) => {
    try {
      return readFileSync(file) !== null;
    } catch {
      return false;
    }
  });
}

/** Gives the bundle the JavaScript that readers see, of a demo and all files beside it. */
function readDerivedJavaScript(siteDir: string): Plugin {
  return {
    name: DERIVED,
    setup(bundle) {
      bundle.onResolve(
        { filter: new RegExp(`^${DERIVED}:`) },
        ({ path: specifier }) => ({
          path: specifier.slice(DERIVED.length + 1),
          namespace: DERIVED,
        }),
      );
      bundle.onResolve(
        { filter: /^\.\//, namespace: DERIVED },
        ({ path: specifier, importer }) => {
          const file = findBeside(specifier, importer);
          if (!file) {
            return undefined;
          }
          return /\.tsx?$/.test(file)
            ? { path: file, namespace: DERIVED }
            : { path: file };
        },
      );
      bundle.onLoad(
        { filter: /\.tsx?$/, namespace: DERIVED },
        async ({ path: file }) => {
          const source = readFileSync(file, 'utf8');
          try {
            const code = await transformToJavaScript(
              source,
              path.relative(siteDir, file),
            );
            return {
              contents: await transformDemoModule(code, file, ignoreRead),
              loader: 'jsx',
              resolveDir: path.dirname(file),
            };
          } catch (error) {
            // A demo that cannot be compiled to JavaScript must not keep the others from being
            // tested.
            const text = `throw new Error(${JSON.stringify((error as Error).message)});`;
            return { contents: `export default null;\n${text}`, loader: 'js' };
          }
        },
      );
    },
  };
}

const ignoreRead = () => {};

/** Gives demos their style sheets, as the portal's own bundler does. */
function readDemoModules(demos: readonly TestedDemo[]): Plugin {
  const folders = new Set(demos.map(({ file }) => path.dirname(file)));
  return {
    name: 'demo-modules',
    setup(bundle) {
      bundle.onLoad(
        { filter: /\.tsx?$/, namespace: 'file' },
        async ({ path: file }) => {
          if (!folders.has(path.dirname(file))) {
            return undefined;
          }
          const source = readFileSync(file, 'utf8');
          return {
            contents: await transformDemoModule(source, file, ignoreRead),
            loader: file.endsWith('x') ? 'tsx' : 'ts',
          };
        },
      );
    },
  };
}

/** Gives demos the modules they have from the portal, as its own bundler does. */
function resolveStagedModules(
  demos: readonly TestedDemo[],
  siteDir: string,
): Plugin {
  const folders = new Set(demos.map(({ file }) => path.dirname(file)));
  const modules = listStagedModules(siteDir);
  return {
    name: 'staged-modules',
    setup(bundle) {
      bundle.onResolve({ filter: /^@mui\// }, ({ path: specifier, importer }) => {
        const file = modules.get(specifier);
        return file && folders.has(path.dirname(importer))
          ? { path: file }
          : undefined;
      });
    },
  };
}

/** The module that lists the demos, each loaded on demand. */
function listModules(
  demos: readonly TestedDemo[],
  siteDir: string,
  derived: boolean,
): Plugin {
  const entries = demos.map(({ id, file }) => {
    const load = (specifier: string) => `() => import(${JSON.stringify(specifier)})`;
    const javaScript = derived ? `, javaScript: ${load(`${DERIVED}:${file}`)}` : '';
    return `${JSON.stringify(id)}: { typeScript: ${load(file)}${javaScript} },`;
  });
  return {
    name: LIST,
    setup(bundle) {
      bundle.onResolve({ filter: new RegExp(`^${LIST}$`) }, () => ({
        path: LIST,
        namespace: LIST,
      }));
      bundle.onLoad({ filter: /./, namespace: LIST }, async () => ({
        contents: [
          `export const demos = {\n${entries.join('\n')}\n};`,
          `export const tailwindBase = ${JSON.stringify(await renderTailwindBase())};`,
        ].join('\n'),
        resolveDir: siteDir,
      }));
    },
  };
}

/**
 * Development builds throughout: they say in words what the others keep to themselves. As
 * in the portal's own bundles, packages are taken as ES modules on both sides.
 */
const SHARED: BuildOptions = {
  bundle: true,
  write: false,
  jsx: 'automatic',
  target: 'es2022',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  alias: { ...INSTALLED_AS },
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'silent',
};

/** Bundles that run the demos, as text. */
export interface DemoBundles {
  /** CommonJS, for a process of its own. */
  server: string;
  script: string;
  styles: string;
  /** Inputs of the script. */
  graph: Pick<Metafile, 'inputs'>;
}

/** Folder of the entries of both bundles, below the site. */
const STAGE = 'tests/demos/stage';

/**
 * Packs demos with what they import for the server alone.
 *
 * @returns the program that `renderDemos` runs: CommonJS, for a process of its own
 * @throws with file and line of an import that leads nowhere
 */
export async function bundleForServer(
  demos: readonly TestedDemo[],
  siteDir: string,
): Promise<string> {
  const { outputFiles } = await build({
    ...SHARED,
    absWorkingDir: siteDir,
    entryPoints: [path.join(siteDir, STAGE, 'server.tsx')],
    platform: 'node',
    format: 'cjs',
    loader: { '.css': 'empty' },
    plugins: [
      listModules(demos, siteDir, true),
      resolveStagedModules(demos, siteDir),
      readDemoModules(demos),
      readDerivedJavaScript(siteDir),
    ],
  });
  return outputFiles?.[0]?.text ?? '';
}

/**
 * Packs all demos with what they import, once for the server and once for the browser.
 *
 * @param siteDir absolute path of the site
 * @throws with file and line of an import that leads nowhere
 */
export async function bundleDemos(
  demos: readonly TestedDemo[],
  siteDir: string,
): Promise<DemoBundles> {
  const [server, browser] = await Promise.all([
    bundleForServer(demos, siteDir),
    build({
      ...SHARED,
      absWorkingDir: siteDir,
      entryPoints: [path.join(siteDir, STAGE, 'browser.tsx')],
      outdir: 'out',
      metafile: true,
      platform: 'browser',
      mainFields: ['browser', 'module', 'main'],
      format: 'iife',
      external: ['*.woff2'],
      loader: { '.css': 'css', '.module.css': 'local-css' },
      plugins: [
        listModules(demos, siteDir, false),
        resolveStagedModules(demos, siteDir),
        readDemoModules(demos),
      ],
    }),
  ]);
  const take = (ending: string) =>
    browser.outputFiles?.find(({ path: file }) => file.endsWith(ending))?.text ?? '';
  return {
    server,
    script: take('.js'),
    styles: take('.css'),
    graph: browser.metafile ?? { inputs: {} },
  };
}
