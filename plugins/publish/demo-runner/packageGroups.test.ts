import { PACKAGE_GROUPS, PUBLIC_PACKAGES, specifierToGroup } from './packageGroups';

describe('PUBLIC_PACKAGES', () => {
  it('each have a group', () => {
    expect(PUBLIC_PACKAGES.map(specifierToGroup)).not.toContain(undefined);
  });
});

describe('specifierToGroup', () => {
  it.each([
    ['react/jsx-runtime', 'react'],
    ['@emotion/styled', 'system'],
    ['@emotion/cache', 'system'],
    ['@mui/material/Button', 'material'],
    ['@mui/joy', 'joy'],
    ['@mui/x-data-grid/locales', 'data-grid'],
    ['@mui/x-date-pickers/AdapterDayjs', 'date-pickers'],
    ['@mui/x-date-pickers/AdapterLuxon', 'luxon'],
    ['date-fns/addDays', 'date-fns'],
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
