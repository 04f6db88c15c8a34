/** JSON, of which only the part that is named is known. */
interface VersionProps {
  [key: string]: unknown;
  version: { pluginId: string; docs?: object; docsSidebars?: object };
}

interface DocsGlobalData {
  versions: { docs: unknown[] }[];
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** The part of an instance's data that a module holds, by the query of its address. */
const SIDEBAR_QUERY = '?sidebar';

const READER = '@site/src/components/shell/Sidebar/readSidebarItems';

interface VersionModule {
  /** Name of the file, without its folder. */
  file: string;
  /** Of its address: none for the data, `?sidebar` for the entries of the sidebar. */
  query: string;
  /** Whether pages have no HTML before their scripts, and sidebars change while they are read. */
  isDevelopment: boolean;
}

/**
 * Writes the data of a docs instance, which every page of it loads, as a module: without the
 * list of all pages, and with the sidebar as the HTML of the page has it. The sidebar is a
 * script of its own, for pages that were opened without it.
 *
 * @param source JSON, as Docusaurus 3.10.2 writes it
 * @throws if it has another shape, or several sidebars
 */
export function writeVersionModule(
  source: string,
  { file, query, isDevelopment }: VersionModule,
): string {
  const { version, ...rest } = JSON.parse(source) as VersionProps;
  if (!version?.docs || !version.docsSidebars) {
    throw new Error(
      'browser-data: the data of a docs instance has no docs or no sidebars.',
    );
  }
  const [sidebar, ...others] = Object.entries(version.docsSidebars);
  if (others.length > 0) {
    throw new Error(`browser-data: ${version.pluginId} has several sidebars.`);
  }
  if (query === SIDEBAR_QUERY) {
    return `export default ${JSON.stringify(sidebar?.[1] ?? [])};\n`;
  }
  const props = { ...rest, version: { ...version, docs: {}, docsSidebars: {} } };
  const data = `const props = ${JSON.stringify(props)};\nexport default props;\n`;
  if (!sidebar) {
    return data;
  }
  const read = isDevelopment
    ? 'null'
    : `readSidebarItems(${JSON.stringify(version.pluginId)})`;
  return `import { readSidebarItems } from ${JSON.stringify(READER)};
${data}props.version.docsSidebars = {
  ${JSON.stringify(sidebar[0])}: ${read} ??
    (await import(${JSON.stringify(`./${file}${SIDEBAR_QUERY}`)})).default,
};
`;
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

/**
 * Leaves the names and versions of all plugins out of the site's metadata: only a development
 * server has the page that reads them.
 *
 * @param source `site-metadata.json`, as Docusaurus 3.10.2 writes it
 * @throws if it has another shape
 */
export function omitPluginVersions(source: string): string {
  const metadata = JSON.parse(source) as Record<string, unknown>;
  if (!('pluginVersions' in metadata)) {
    throw new Error('browser-data: what is said of the site has no plugins.');
  }
  return JSON.stringify({ ...metadata, pluginVersions: {} });
}
