import { findShard, pathToShardKey } from './findShard';

it.each([
  ['/system/', '/system/'],
  ['/system', '/system/'],
  ['/System/Grid', '/system/grid/'],
  ['/system/index.html', '/system/'],
  ['/system/grid.html', '/system/grid/'],
  ['/', '/'],
])('%s is sorted as %s', (pathname, key) => {
  expect(pathToShardKey(pathname)).toBe(key);
});

const FIRSTS = ['/base-ui/', '/joy-ui/', '/system/'];

it.each([
  ['/', -1],
  ['/base-ui/', 0],
  ['/base-ui/react-menu', 0],
  ['/JOY-UI', 1],
  ['/joy-ui/index.html', 1],
  ['/x/react-charts/', 2],
])('the page of %s would be in piece %s', (pathname, index) => {
  expect(findShard(FIRSTS, pathname)).toBe(index);
});
