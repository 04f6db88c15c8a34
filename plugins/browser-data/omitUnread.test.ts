import {
  omitDocsOfSite,
  omitDocsOfVersion,
  omitSettingsOfBuild,
} from './omitUnread';

const DOC = { id: 'react-menu', title: 'Menu', path: '/base-ui/react-menu/' };
const SIDEBARS = { docs: [{ type: 'link', href: DOC.path, docId: DOC.id }] };

it('leaves the list of pages out of an instance, and keeps its sidebars', () => {
  const props = {
    version: {
      pluginId: 'base-ui',
      docs: { [DOC.id]: DOC },
      docsSidebars: SIDEBARS,
    },
  };
  expect(JSON.parse(omitDocsOfVersion(JSON.stringify(props)))).toEqual({
    version: { pluginId: 'base-ui', docs: {}, docsSidebars: SIDEBARS },
  });
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
  expect(() => omitDocsOfVersion('{"version":{}}')).toThrow('has no docs');
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
