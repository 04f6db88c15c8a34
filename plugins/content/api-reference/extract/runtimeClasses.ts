import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileToPackage, noteAnomaly, type Workspace } from './createWorkspace';
import type { PackageSpec } from './packages';

type ClassNames = Readonly<Record<string, unknown>>;
type GenerateClass = (componentName: string, slot: string) => string;

const require = createRequire(__filename);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The CommonJS build: `node/` beside the ES modules, or the root itself. */
function findCommonJs(root: string, spec: PackageSpec, module: string) {
  const folder = path.resolve(root, spec.folder);
  return [path.join(folder, 'node', module), path.join(folder, module)].find(
    (file) => existsSync(file),
  );
}

function loadModule(
  workspace: Workspace,
  spec: PackageSpec,
  module: string,
): Record<string, unknown> {
  const file = findCommonJs(workspace.root, spec, module);
  if (!file) return {};
  try {
    const loaded: unknown = require(file);
    return isRecord(loaded) ? loaded : {};
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    noteAnomaly(workspace, spec.name, `cannot load ${module}: ${reason}`, true);
    return {};
  }
}

/**
 * Loads an object of classes: `buttonClasses` for the interface `ButtonClasses`.
 *
 * @param fileName declaration of the module that publishes the object
 * @param interfaceName name of the interface
 */
export function loadClassNames(
  workspace: Workspace,
  fileName: string,
  interfaceName: string,
): ClassNames | undefined {
  const owner = fileToPackage(workspace, fileName);
  const spec = workspace.specs.find(({ name }) => name === owner?.package);
  if (!owner || !spec) return undefined;
  const loaded = loadModule(workspace, spec, owner.file.replace(/\.d\.ts$/, '.js'));
  const name = `${interfaceName.charAt(0).toLowerCase()}${interfaceName.slice(1)}`;
  const classes = loaded[name] ?? loaded.default;
  return isRecord(classes) ? classes : undefined;
}

/**
 * Loads the function that makes class names, as the package itself calls it.
 *
 * Joy's theme names begin with `Joy`, its classes with `Mui`.
 */
export function loadGenerateClass(
  workspace: Workspace,
  spec: PackageSpec,
): GenerateClass {
  const own = loadModule(workspace, spec, 'generateUtilityClass/index.js');
  const loaded = own.generateUtilityClass ?? own.default;
  const shared: unknown = require('@mui/utils');
  const generate = (
    spec.product === 'base-ui' && typeof loaded === 'function'
      ? loaded
      : isRecord(shared) && shared.unstable_generateUtilityClass
  ) as GenerateClass;
  return (componentName, slot) =>
    generate(componentName.replace(/^Joy/, 'Mui'), slot);
}
