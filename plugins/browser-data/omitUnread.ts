/** JSON, of which only the part that is named is known. */
interface VersionProps {
  [key: string]: unknown;
  version: { docs?: object };
}

interface DocsGlobalData {
  versions: { docs: unknown[] }[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Leaves the list of all pages out of the data of a docs instance, which every page of it
 * loads.
 *
 * @param source JSON, as Docusaurus 3.10.2 writes it
 * @throws if it has another shape
 */
export function omitDocsOfVersion(source: string): string {
  const { version, ...rest } = JSON.parse(source) as VersionProps;
  if (!version?.docs) {
    throw new Error('browser-data: the data of a docs instance has no docs.');
  }
  return JSON.stringify({ ...rest, version: { ...version, docs: {} } });
}

/**
 * Leaves the lists of all pages out of the data that is at hand on every page of the site.
 *
 * @param source `globalData.json`, as Docusaurus 3.10.2 writes it
 * @throws if it has another shape
 */
export function omitDocsOfSite(source: string): string {
  const data = JSON.parse(source) as Record<string, Record<string, DocsGlobalData>>;
  const instances = data[DOCS_PLUGIN];
  if (!instances) {
    throw new Error('browser-data: the data of the site has no docs instances.');
  }
  const lean = Object.entries(instances).map(([id, { versions, ...instance }]) => [
    id,
    { ...instance, versions: versions.map((version) => ({ ...version, docs: [] })) },
  ]);
  return JSON.stringify({
    ...data,
    [DOCS_PLUGIN]: Object.fromEntries(lean) as object,
  });
}

/** Settings of the site that speak to the build alone. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Leaves the settings of the build out of those of the site.
 *
 * @param source `docusaurus.config.mjs`, as Docusaurus 3.10.2 writes it
 * @throws if it is another module, or has none of them
 */
export function omitSettingsOfBuild(source: string): string {
  const json = /^[^{]*export default (\{[^]*\});?\s*$/.exec(source)?.[1];
  if (!json) {
    throw new Error('browser-data: the settings of the site are not one object.');
  }
  const settings = JSON.parse(json) as Record<string, unknown>;
  if (!BUILD_SETTINGS.every((name) => name in settings)) {
    throw new Error('browser-data: the settings of the site have other names.');
  }
  const kept = Object.entries(settings).filter(
    ([name]) => !BUILD_SETTINGS.includes(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}
