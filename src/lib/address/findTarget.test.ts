/** @jest-environment jsdom */
import { findTarget, hashToId } from './findTarget';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="größe">Size</h2><h2 id="100%">All</h2>';
});

it.each([
  ['#größe', 'Size'],
  ['#gr%C3%B6%C3%9Fe', 'Size'],
  ['#100%25', 'All'],
])('finds what %s leads to', (hash, text) => {
  expect(findTarget(hash)?.textContent).toBe(text);
});

it.each(['', '#', '#nothing', '#100%'])('no target is found for "%s"', (hash) => {
  expect(findTarget(hash)).toBeNull();
});

it.each([
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['', ''],
  ['#100%', ''],
])('reads the id of "%s"', (hash, id) => {
  expect(hashToId(hash)).toBe(id);
});
