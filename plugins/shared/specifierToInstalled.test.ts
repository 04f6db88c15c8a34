import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INSTALLED_AS, specifierToInstalled } from './specifierToInstalled';

it.each([
  ['react-router-dom', 'react-router-dom-6'],
  ['react-router-dom/server', 'react-router-dom-6/server'],
  ['react-router', 'react-router'],
  ['@mui/material/Button', '@mui/material/Button'],
])('%s is installed as %s', (specifier, installed) => {
  expect(specifierToInstalled(specifier)).toBe(installed);
});

it('finds under each other name the package that is imported', () => {
  for (const [name, folder] of Object.entries(INSTALLED_AS)) {
    const file = path.join(process.cwd(), 'node_modules', folder, 'package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name });
  }
});
