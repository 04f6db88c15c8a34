import type { RunnerManifest } from '../../../../plugins/publish/demo-runner/types';
import type { DemoLibrary } from '../Demo/DemoLibrary';

/**
 * Chooses the groups of packages that a demo takes: those of the modules it requires and
 * of its library's theme, with all that these need.
 *
 * @param specifiers modules the demo requires; unknown ones are passed over here, the
 *   look-up in the frame names them
 * @returns names of groups
 */
export function choosePackages(
  { groups }: Pick<RunnerManifest, 'groups'>,
  specifiers: readonly string[],
  library: DemoLibrary,
): string[] {
  const chosen = new Set<string>();
  const choose = (name: string): void => {
    if (!chosen.has(name)) {
      chosen.add(name);
      groups[name]?.needs.forEach(choose);
    }
  };
  choose(`stage-${library}`);
  for (const [name, { modules }] of Object.entries(groups)) {
    if (specifiers.some((specifier) => modules.includes(specifier))) {
      choose(name);
    }
  }
  return [...chosen];
}
