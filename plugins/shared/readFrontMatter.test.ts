import { readFrontMatter } from './readFrontMatter';

it.each([
  ['---\ntitle: Chip\n---\n', { title: 'Chip' }],
  ['# Chip\n', {}],
  ['---\ntitle: [Chip\n---\n', {}],
])('%j has the fields %j', (text, fields) => {
  expect(readFrontMatter(text)).toEqual(fields);
});
