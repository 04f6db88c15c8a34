import { listSwizzleFiles } from './listSwizzleFiles';
import { findThemeOriginal } from './fingerprintFile';

/** A file of a package on whose content a part of the portal relies. */
export interface UpstreamDependency {
  /** Path below `node_modules`, with forward slashes. */
  readonly file: string;
  /** The file or folder of the portal that relies on it, relative to the site. */
  readonly usedBy: string;
}

/** Beside the originals of overridden theme components: what plugins replace, parse or import. */
const FILES_BY_USER: Readonly<Record<string, readonly string[]>> = {
  'config/docsInstances.ts': [
    '@docusaurus/plugin-content-docs/lib/sidebars/types.d.ts',
    '@docusaurus/plugin-content-docs/lib/sidebars/validation.js',
    '@docusaurus/plugin-content-docs/lib/translations.js',
  ],
  'plugins/content/code-blocks': ['@docusaurus/theme-classic/lib/index.js'],
  'plugins/content/page-check': ['@docusaurus/mdx-loader/lib/processor.js'],
  'plugins/docusaurus/browser-data': [
    '@docusaurus/core/lib/server/codegen/codegen.js',
    '@docusaurus/plugin-content-docs/lib/globalData.js',
    '@docusaurus/plugin-content-docs/lib/props.js',
    '@docusaurus/utils-common/lib/applyTrailingSlash.js',
    '@docusaurus/utils-common/lib/errorUtils.js',
    '@docusaurus/utils-common/lib/index.js',
    '@docusaurus/utils-common/lib/stringUtils.js',
  ],
  'plugins/docusaurus/lazy-pages': [
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  ],
  'plugins/docusaurus/route-shards': [
    '@docusaurus/core/lib/client/App.js',
    '@docusaurus/core/lib/client/PendingNavigation.js',
    '@docusaurus/core/lib/client/clientEntry.js',
    '@docusaurus/core/lib/client/docusaurus.js',
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    '@docusaurus/core/lib/client/normalizeLocation.js',
    '@docusaurus/core/lib/client/prefetch.js',
    '@docusaurus/core/lib/client/preload.js',
    '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
  ],
  'plugins/docusaurus/unused-styles': ['infima/dist/css/default/default.css'],
  'plugins/shared/addHeadingIds.ts': [
    '@docusaurus/mdx-loader/lib/remark/headings/index.js',
  ],
  'plugins/shell/critical-css': ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
};

/**
 * Lists what the portal relies on inside Docusaurus and its packages, sorted by file.
 *
 * @throws if a component of `src/theme` has no original
 */
export function listUpstreamDependencies(
  siteDir: string,
  nodeModules: string,
  filesByUser = FILES_BY_USER,
): UpstreamDependency[] {
  const overrides = listSwizzleFiles(siteDir).map(({ file, name }) => {
    const original = findThemeOriginal(nodeModules, name);
    if (original === null) {
      throw new Error(`${file}:1: no package has a component ${name}`);
    }
    return { file: original, usedBy: file };
  });
  const others = Object.entries(filesByUser).flatMap(([usedBy, files]) =>
    files.map((file) => ({ file, usedBy })),
  );
  return [...overrides, ...others].sort((one, two) =>
    one.file < two.file ? -1 : 1,
  );
}
