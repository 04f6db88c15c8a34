import { createContentReader } from './createContentReader';

const open = () => createContentReader(['a', 'm', 's']);

it('names the file that a term would be in, once', () => {
  const reader = open();
  expect(reader.find('mode')).toBeUndefined();
  expect(reader.find('menu')).toBeUndefined();
  expect(reader.find('0')).toBeUndefined();
  expect(reader.findLoaded('tab')).toBeUndefined();
  expect(reader.takeMissing()).toEqual([1, 0]);
  expect(reader.takeMissing()).toEqual([]);
});

it('gives the numbers of a term, which are kept as distances', () => {
  const reader = open();
  reader.add(1, { menu: [[], [3, 2, 10]] });
  expect(reader.find('menu')).toEqual([[], [3, 5, 15]]);
  expect(reader.findLoaded('menu')).toEqual([[], [3, 5, 15]]);
  expect(reader.find('constructor')).toBeUndefined();
  expect(reader.takeMissing()).toEqual([0]);
});

it('lists terms that begin with a text, and those beside it', () => {
  const reader = open();
  reader.add(1, { menu: [[1]], menubar: [[1]], mode: [[1]] });
  expect(reader.listFrom('menu')).toEqual(['menubar']);
  expect(reader.listNeighbours('mneu')).toEqual(['menu', 'menubar', 'mode']);
  expect(reader.takeMissing()).toEqual([]);
});

it('a reader of contents without files finds nothing', () => {
  const reader = createContentReader([]);
  expect(reader.find('menu')).toBeUndefined();
  expect(reader.listFrom('menu')).toEqual([]);
  expect(reader.takeMissing()).toEqual([]);
});
