/** The fields of a package's manifest that say where its source is. */
export interface RepositoryManifest {
  repository?: { url?: string; directory?: string };
}

/** @returns address of the package's repository on GitHub; undefined if it names none */
export function findRepositoryUrl({
  repository,
}: RepositoryManifest): string | undefined {
  const place = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    repository?.url ?? '',
  )?.[1];
  return place && `https://github.com/${place}`;
}

/**
 * Address of a package's folder in its repository, as it was released.
 *
 * @param release version the repository is tagged with: packages in beta count for
 *   themselves, but are released with the others
 * @returns undefined if the manifest names no repository on GitHub
 * @example
 * findSourceTree(materialManifest, '5.15.5')
 * // → 'https://github.com/mui/material-ui/tree/v5.15.5/packages/mui-material'
 */
export function findSourceTree(
  manifest: RepositoryManifest,
  release: string,
): string | undefined {
  const url = findRepositoryUrl(manifest);
  const directory = manifest.repository?.directory;
  return url && `${url}/tree/v${release}${directory ? `/${directory}` : ''}`;
}
