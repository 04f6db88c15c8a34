import { identifierToOwner, sumModules } from './sumModules';

it.each([
  ['/site/node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['builtin:swc-loader??a!/site/node_modules/@mui/base/Menu/Menu.js', '@mui/base'],
  ['/site/node_modules/a/node_modules/b/index.js', 'b'],
  ['/site/src/lib/address/paths.ts', 'src/lib/address/paths.ts'],
  ['javascript/esm|/site/src/lib/address/paths.ts|abc', 'src/lib/address/paths.ts'],
  ['/site/.docusaurus/routes.js?groups', '.docusaurus/routes.js?groups'],
])('%s belongs to %s', (identifier, owner) => {
  expect(identifierToOwner(identifier, '/site')).toBe(owner);
});

it('adds up what belongs together, the largest first', () => {
  const sizes = sumModules(
    [
      { identifier: '/site/src/lib/address/paths.ts', size: 30 },
      { identifier: '/site/node_modules/react/a.js', size: 20 },
      { identifier: '/site/node_modules/react/b.js', size: 25 },
    ],
    '/site',
  );
  expect(Object.entries(sizes)).toEqual([
    ['react', 45],
    ['src/lib/address/paths.ts', 30],
  ]);
});
