import { measureKinship } from './pageKinship';

it.each([
  ['Buttons', 'ButtonGroup', 6],
  ['Button Group', 'ButtonGroup', 11],
  ['Dialog', 'Button', 0],
])('between the page %s and %s is %i', (title, component, kinship) => {
  expect(measureKinship(title, component)).toBe(kinship);
});
