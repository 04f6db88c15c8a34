import { findSourceTree, type RepositoryManifest } from '../../shared/sourceTree';

/** The fields of a package's manifest that say where its source is. */
export interface PackageManifest extends RepositoryManifest {
  name: string;
  version: string;
}

/**
 * Address of a component's source as it was released.
 *
 * @param release version the repository is tagged with: packages in beta count for
 *   themselves, but are released with the others
 * @returns `undefined` if the manifest names no repository on GitHub
 * @example
 * findSourceUrl(materialManifest, 'Button', '5.15.5')
 * // → 'https://github.com/mui/material-ui/tree/v5.15.5/packages/mui-material/src/Button'
 */
export function findSourceUrl(
  manifest: PackageManifest,
  component: string,
  release: string,
): string | undefined {
  const tree = manifest.repository?.directory && findSourceTree(manifest, release);
  return tree ? `${tree}/src/${component}` : undefined;
}
