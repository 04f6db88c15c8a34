import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { LICENSE_PACKAGE, specifierToGroup } from './packageGroups';

/** Browsers the portal is made for. Source: `browserslist` in package.json. */
export const RUNNER_TARGET = ['chrome123', 'firefox128', 'safari17.5'];

/** A group as one script. */
export interface GroupBundle {
  /** CommonJS: `exports.modules` holds a function for each module, by its name. */
  code: string;
  /** Modules of other groups that it requires. */
  imports: string[];
}

/** Source of each module of a group: `react`, or a file of the portal. */
export type ModuleSources = ReadonlyMap<string, string>;

/** Path under which the bundler knows the list of modules. */
const ENTRY = '<stdin>';

/**
 * Icons lie beside each other in one folder, so their files can be named. Asked for one, the
 * bundler lists the folder, which has 21,000.
 */
const ICON = /^@mui\/icons-material\/\w+$/;

/** Keeps `build.resolve` from asking the same plugin again. */
const ASKED = { asked: true };

/** Leaves modules of other groups to the runner, and notes them. */
function createBorder(group: string, imports: Set<string>): Plugin {
  return {
    name: 'group-border',
    setup(bundle) {
      bundle.onResolve({ filter: /^[@a-z]/i }, async (args) => {
        const { path: specifier, importer, kind, resolveDir } = args;
        if (args.pluginData === ASKED) {
          return undefined;
        }
        const owner = specifierToGroup(specifier);
        if (owner && owner !== group) {
          imports.add(specifier);
          return { path: specifier, external: true };
        }
        if (importer === ENTRY && ICON.test(specifier)) {
          return { path: path.join(resolveDir, 'node_modules', `${specifier}.js`) };
        }
        const found = await bundle.resolve(specifier, {
          // A package that is required and imported would else be there twice.
          kind: importer === ENTRY ? 'import-statement' : kind,
          importer,
          resolveDir,
          pluginData: ASKED,
        });
        // Optional peers that are not installed are missed when they are required.
        return found.errors.length > 0 && !owner && importer !== ENTRY
          ? { path: specifier, external: true }
          : found;
      });
    },
  };
}

/** Renders the function that runs when a module is first required. */
function renderModule(name: string, source: string, licenseKey?: string): string {
  const found = `require(${JSON.stringify(source)})`;
  return name === LICENSE_PACKAGE && licenseKey
    ? `(found => (found.LicenseInfo.setLicenseKey(${JSON.stringify(licenseKey)}), found))(${found})`
    : found;
}

/**
 * Packs the modules of a group. Each runs when it is first required, so that a demo with a
 * button does not start the rest of its library.
 *
 * React is packed as its development build: it describes errors in words, where the other
 * prints a number.
 *
 * @param sources what to pack, by the name it is required by
 * @param licenseKey set before modules that check licences
 * @throws if a module cannot be found, naming it
 */
export async function bundleGroup(
  group: string,
  sources: ModuleSources,
  siteDir: string,
  licenseKey?: string,
): Promise<GroupBundle> {
  const imports = new Set<string>();
  const modules = [...sources].map(
    ([name, source]) =>
      `${JSON.stringify(name)}: () => ${renderModule(name, source, licenseKey)},`,
  );
  const mode = group === 'react' ? 'development' : 'production';
  const { outputFiles } = await build({
    stdin: {
      contents: `exports.modules = {\n${modules.join('\n')}\n};`,
      resolveDir: siteDir,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    target: RUNNER_TARGET,
    charset: 'utf8',
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [createBorder(group, imports)],
    logLevel: 'silent',
  });
  return { code: outputFiles[0]?.text ?? '', imports: [...imports].sort() };
}
