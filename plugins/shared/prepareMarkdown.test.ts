import { prepareMarkdown } from './prepareMarkdown';

it.each([
  ['## Rows {#rows}\r\n\r\nText {#here}\r\n', '## Rows \\{#rows}\n\nText {#here}\n'],
  ['## Rows \\{#rows}\n', '## Rows \\{#rows}\n'],
  ['## Rows {/* #rows */}\n', '## Rows {/* #rows */}\n'],
])('writes %j as %j', (text, prepared) => {
  expect(prepareMarkdown(text)).toBe(prepared);
});
