import { specifierToPackage } from './specifierToPackage';

it.each([
  ['@mui/material/Button', '@mui/material'],
  ['@mui/material', '@mui/material'],
  ['dayjs/plugin/utc', 'dayjs'],
  ['react', 'react'],
])('%s → %s', (specifier, name) => {
  expect(specifierToPackage(specifier)).toBe(name);
});
