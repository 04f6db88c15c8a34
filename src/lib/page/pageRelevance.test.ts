import { measureRelevance } from './pageRelevance';

it.each([
  ['Buttons', 'ButtonGroup', 6],
  ['Button Group', 'ButtonGroup', 11],
  ['Dialog', 'Button', 0],
])('between the page %s and %s is %i', (title, component, kinship) => {
  expect(measureRelevance(title, component)).toBe(kinship);
});
