import type { RunnerManifest } from '../../../../plugins/publish/demo-runner/types';
import type { DemoVariant } from '../../../../plugins/content/demos/types';
import type { CodeVariant } from '../../../lib/demos/codeVariant';
import { specifierToPackage } from '../../../lib/demos/specifierToPackage';
import { listImports } from './listImports';

/**
 * Puts what a reader has typed in the place of the published file of a demo, with the packages
 * that are imported since.
 *
 * @param code of the whole file in the language `variant`
 * @param versions what a project needs for each package, see {@link RunnerManifest}
 */
export function applyEdit<Demo extends DemoVariant>(
  demo: Demo,
  variant: CodeVariant,
  code: string,
  versions: RunnerManifest['versions'],
): Demo {
  const names = new Set(listImports(code).map(specifierToPackage));
  const imported = Object.entries(versions).filter(([name]) => names.has(name));
  return {
    ...demo,
    [variant]: { ...demo[variant], source: code },
    packages: Object.assign(
      {},
      ...imported.map(([, packages]) => packages),
      demo.packages,
    ) as DemoVariant['packages'],
  };
}
