import { findRepositoryUrl, findSourceTree } from './sourceTree';

it.each([
  [
    'git+https://github.com/mui/material-ui.git',
    'https://github.com/mui/material-ui',
  ],
  ['https://github.com/mui/mui-x', 'https://github.com/mui/mui-x'],
  ['git@github.com:mui/mui-x.git', 'https://github.com/mui/mui-x'],
  ['https://gitlab.com/a/b.git', undefined],
  ['', undefined],
])('finds the repository in %j', (url, repositoryUrl) => {
  expect(findRepositoryUrl({ repository: { url } })).toBe(repositoryUrl);
});

it('finds the folder of a package at its release', () => {
  const url = 'https://github.com/mui/mui-x.git';
  expect(
    findSourceTree({ repository: { url, directory: 'packages/a' } }, '1.0.0'),
  ).toBe('https://github.com/mui/mui-x/tree/v1.0.0/packages/a');
  expect(findSourceTree({ repository: { url } }, '1.0.0')).toBe(
    'https://github.com/mui/mui-x/tree/v1.0.0',
  );
  expect(findSourceTree({}, '1.0.0')).toBeUndefined();
});
