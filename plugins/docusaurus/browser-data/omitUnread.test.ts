import {
  omitDocsOfSite,
  omitPluginVersions,
  omitSettingsOfBuild,
  writeVersionModule,
} from './omitUnread';

const DOC = { id: 'react-menu', title: 'Menu', path: '/base-ui/react-menu/' };
const SIDEBARS = { docs: [{ type: 'link', href: DOC.path, docId: DOC.id }] };

const VERSION = {
  version: { pluginId: 'base-ui', docs: { [DOC.id]: DOC }, docsSidebars: SIDEBARS },
};

const writeModule = (query = '', data: object = VERSION, isDevelopment = false) =>
  writeVersionModule(JSON.stringify(data), {
    file: 'base-ui.json',
    query,
    isDevelopment,
  });

it('leaves pages and sidebar out of an instance, and reads the sidebar from the page', () => {
  expect(writeModule()).toBe(
    `import { readSidebarItems } from "@site/src/components/shell/Sidebar/readSidebarItems";
const props = {"version":{"pluginId":"base-ui","docs":{},"docsSidebars":{}}};
export default props;
props.version.docsSidebars = {
  "docs": readSidebarItems("base-ui") ??
    (await import("./base-ui.json?sidebar")).default,
};
`,
  );
  expect(writeModule('?sidebar')).toBe(
    `export default ${JSON.stringify(SIDEBARS.docs)};\n`,
  );
});

it('reads no sidebar from the page while it is developed', () => {
  expect(writeModule('', VERSION, true)).not.toContain('readSidebarItems(');
});

it('leaves an instance without a sidebar at that', () => {
  const version = { pluginId: 'experiments', docs: {}, docsSidebars: {} };
  expect(writeModule('', { version })).toBe(
    `const props = ${JSON.stringify({ version })};\nexport default props;\n`,
  );
});

it('leaves the lists of pages out of the site, and keeps the rest', () => {
  const data = {
    'docusaurus-plugin-content-docs': {
      'base-ui': { path: '/base-ui', versions: [{ name: 'current', docs: [DOC] }] },
    },
    other: { default: 1 },
  };
  expect(JSON.parse(omitDocsOfSite(JSON.stringify(data)))).toEqual({
    'docusaurus-plugin-content-docs': {
      'base-ui': { path: '/base-ui', versions: [{ name: 'current', docs: [] }] },
    },
    other: { default: 1 },
  });
});

it('says so where Docusaurus writes something else', () => {
  expect(() => writeModule('', { version: {} })).toThrow('has no docs');
  const docsSidebars = { ...SIDEBARS, second: [] };
  expect(() =>
    writeModule('', { version: { ...VERSION.version, docsSidebars } }),
  ).toThrow('base-ui has several sidebars');
  expect(() => omitDocsOfSite('{}')).toThrow('has no docs instances');
});

it('leaves the settings of the build out of those of the site', () => {
  const build = Object.fromEntries(
    'clientModules headTags markdown plugins presets scripts ssrTemplate staticDirectories stylesheets themes'
      .split(' ')
      .map((name) => [name, `export default {};`]),
  );
  const write = (settings: object) =>
    `/* Generated. */\nexport default ${JSON.stringify(settings, null, 2)};\n`;
  expect(omitSettingsOfBuild(write({ title: 'Portal', ...build }))).toBe(
    'export default {"title":"Portal"};\n',
  );
  expect(() => omitSettingsOfBuild(write({ title: 'Portal' }))).toThrow(
    'other names',
  );
  expect(() => omitSettingsOfBuild('module.exports = {};')).toThrow(
    'not one object',
  );
});

it('leaves the plugins out of what is said of the site', () => {
  const metadata = { docusaurusVersion: '3.10.2', siteVersion: '0.1.0' };
  const pluginVersions = { offline: { type: 'project' } };
  expect(
    JSON.parse(omitPluginVersions(JSON.stringify({ ...metadata, pluginVersions }))),
  ).toEqual({ ...metadata, pluginVersions: {} });
  expect(() => omitPluginVersions(JSON.stringify(metadata))).toThrow(
    'has no plugins',
  );
});
