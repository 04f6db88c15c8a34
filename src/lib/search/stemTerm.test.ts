import { stemTerm } from './stemTerm';

it.each([
  ['collapsible', 'collapse'],
  ['sortable', 'sorting'],
  ['scrollable', 'scrolled'],
  ['libraries', 'library'],
  ['virtualized', 'virtualization'],
])('brings %s and %s to one stem', (one, other) => {
  expect(stemTerm(one)).toBe(stemTerm(other));
});

it.each([
  ['table', 'tab'],
  ['visible', 'visit'],
  ['dialog', 'dial'],
])('keeps %s and %s apart', (one, other) => {
  expect(stemTerm(one)).not.toBe(stemTerm(other));
});
