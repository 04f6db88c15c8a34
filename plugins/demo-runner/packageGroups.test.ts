import {
  PACKAGE_GROUPS,
  listOfferedPackages,
  specifierToGroup,
} from './packageGroups';

describe('listOfferedPackages', () => {
  it('has the licensed packages where there is a licence, and a group for each', () => {
    const licensed = listOfferedPackages('a1b2').filter(
      (name) => !listOfferedPackages().includes(name),
    );
    expect(licensed).toEqual([
      '@mui/x-data-grid-pro',
      '@mui/x-data-grid-premium',
      '@mui/x-date-pickers-pro',
    ]);
    expect(licensed.map(specifierToGroup)).not.toContain(undefined);
  });
});

describe('specifierToGroup', () => {
  it.each([
    ['react/jsx-runtime', 'react'],
    ['@emotion/styled', 'system'],
    ['@mui/material/Button', 'material'],
    ['@mui/joy', 'joy'],
    ['@mui/x-data-grid/locales', 'data-grid'],
    ['d3-scale', undefined],
    ['react-router-dom', 'router'],
    ['react-router', undefined],
    ['@mui/material-nextjs', undefined],
  ])('%s → %s', (specifier, group) => {
    expect(specifierToGroup(specifier)).toBe(group);
  });

  it('puts no package into two groups', () => {
    const packages = Object.values(PACKAGE_GROUPS).flat();
    expect(new Set(packages).size).toBe(packages.length);
  });
});
