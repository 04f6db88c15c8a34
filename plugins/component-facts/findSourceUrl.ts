/** The fields of a package's manifest that say where its source is. */
export interface PackageManifest {
  name: string;
  version: string;
  repository?: { url?: string; directory?: string };
}

/**
 * Address of a component's source at the installed version.
 *
 * @returns `undefined` if the manifest names no repository on GitHub
 * @example
 * findSourceUrl(materialManifest, 'Button')
 * // → 'https://github.com/mui/material-ui/tree/v5.15.5/packages/mui-material/src/Button'
 */
export function findSourceUrl(
  { version, repository }: PackageManifest,
  component: string,
): string | undefined {
  const repositoryPath = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    repository?.url ?? '',
  )?.[1];
  if (!repositoryPath || !repository?.directory) {
    return undefined;
  }
  return `https://github.com/${repositoryPath}/tree/v${version}/${repository.directory}/src/${component}`;
}
