import path from 'node:path';
import { exportToSlug } from '../../../../src/lib/reference/apiAnchors';
import { findSourceTree } from '../../../shared/sourceTree';
import type { ApiEntry, ApiImports, ApiSource } from '../types';
import { loadManifest, moduleToFile, type Workspace } from './createWorkspace';
import {
  listModuleExports,
  resolveAlias,
  type DiscoveredExport,
} from './discoverExports';
import type { PackageSpec } from './packages';
import { findTagText } from './readComments';
import { markdownToHtml } from './renderMarkdown';

/**
 * Pathname of an export's page, with trailing slash, and with its hash on pages of several.
 *
 * @example exportToHref({ spec: material, name: 'Button' }) // → '/material-ui/api/button/'
 */
export function exportToHref({
  spec,
  name,
  apiPathname,
}: Pick<DiscoveredExport, 'spec' | 'name' | 'apiPathname'>): string {
  return spec.pagesBelow
    ? `${spec.pagesBelow}${exportToSlug(name)}/`
    : (apiPathname ?? '');
}

/** `import Button from '@mui/material/Button';` and `import { Button } from '@mui/material';` */
function createImports(workspace: Workspace, found: DiscoveredExport): ApiImports {
  const { spec, file, name, exportName, symbol } = found;
  const exportsOf = (module: string) =>
    listModuleExports(workspace, moduleToFile(workspace.root, spec, module));
  const isSymbol = (candidate: typeof symbol) =>
    resolveAlias(workspace.checker, candidate) === symbol;
  const named = (as: string) => (as === name ? name : `${as} as ${name}`);
  const folder = (file.split('/')[0] ?? '').replace(/\.d\.ts$/, '');
  const inFolder = folder === 'index' ? [] : exportsOf(folder).filter(isSymbol);
  const deepName = inFolder.find((one) => one.name !== 'default')?.name;
  const deep = inFolder.some((one) => one.name === 'default')
    ? `import ${name} from '${spec.name}/${folder}';`
    : deepName && `import { ${named(deepName)} } from '${spec.name}/${folder}';`;
  const inRoot = exportsOf('').some((one) => one.name === exportName);
  return {
    ...(deep ? { deep } : {}),
    ...(inRoot
      ? { barrel: `import { ${named(exportName)} } from '${spec.name}';` }
      : {}),
  };
}

/**
 * Creates the source of a declaration: its file and line, with the address in that version's
 * repository.
 */
export function createSource(
  root: string,
  spec: PackageSpec,
  file: string,
): ApiSource {
  const manifest = loadManifest(root, spec);
  const { version } = manifest;
  const folder = path.posix.dirname(file);
  const release = spec.releasedWith
    ? loadManifest(root, { folder: `node_modules/${spec.releasedWith}` }).version
    : version;
  const tree = manifest.repository?.directory && findSourceTree(manifest, release);
  return {
    version,
    file,
    ...(tree ? { href: `${tree}/src/${folder === '.' ? '' : folder}` } : {}),
  };
}

/** The facts of an export that do not depend on what it is. */
export function createEntry(
  workspace: Workspace,
  found: DiscoveredExport,
): ApiEntry {
  const { spec, name, exportName, comment, description } = found;
  const deprecated = findTagText(comment, 'deprecated');
  return {
    name,
    slug: exportToSlug(name),
    product: spec.product,
    package: spec.name,
    href: exportToHref(found),
    imports: createImports(workspace, found),
    description: markdownToHtml(description),
    source: createSource(workspace.root, spec, found.file),
    ...(deprecated !== undefined
      ? { deprecated: { reason: markdownToHtml(deprecated) } }
      : {}),
    ...(spec.plan ? { plan: spec.plan } : {}),
    ...(exportName === name ? {} : { isUnstable: true }),
  };
}
