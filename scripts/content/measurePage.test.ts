import { measurePage } from './measurePage';

const PAGE = `---
title: Chip
slug: /react-chip/
---

import Table from './Table';

A chip names a filter. It can be taken away.

<Demo
  name="ChipFilters"
  label="Filters of a search"
/>

## When to use it

* Use it for a filter, see [Select](/material-ui/react-select/).
* Use something else for an action: a \`Button\`.

| Prop | What |
| :--- | :--- |
| many | words that do not count |

\`\`\`tsx
const one = 1;
const two = <Demo name="No" />;
\`\`\`

## Accessibility

| Key | What it does |
| :-- | :----------- |
| Tab | moves on     |
`;

it('counts prose, demos and code of a page', () => {
  expect(measurePage(PAGE)).toEqual({
    words: 10 + 7 + 8,
    demos: 1,
    codeLines: 2,
    readingLevel: expect.any(Number),
    longestParagraph: 10,
    keyboard: 'table',
    hasWhenNot: true,
  });
});

it.each([
  ['', 0, 0],
  ['---\ntitle: A\n---\n', 0, 0],
  ['It is a cat. It is a dog.', 8, 0],
])('takes %j for %i words of level %d', (markdown, words, readingLevel) => {
  expect(measurePage(markdown)).toMatchObject({ words, readingLevel });
});

it('finds long words and long sentences harder to read', () => {
  const easy = measurePage('The list shows ten rows. You can ask for more.');
  const hard = measurePage(
    'Virtualisation determines dynamically which representations of individual components are instantiated, depending on their visibility.',
  );
  expect(hard.readingLevel).toBeGreaterThan(easy.readingLevel + 10);
});

it('misses a keyboard table and a reason not to use something', () => {
  const page =
    '## When to use it\n\nAlways.\n\n## Accessibility\n\nThe key is Tab.\n';
  expect(measurePage(page)).toMatchObject({
    keyboard: 'untold',
    hasWhenNot: false,
  });
});

it.each(['It has no keys.', 'A `div` without role or keys.'])(
  'a section that says there are no keys is recognised: %s',
  (text) => {
    expect(measurePage(`## Accessibility\n\n${text}\n`).keyboard).toBe('none');
  },
);

it('counts playgrounds and parts of a page as demos', () => {
  const { demos } = measurePage(
    '<Playground component="Chip" wide />\n\n<MaterialIcons />\n\n<DemoList />\n',
  );

  expect(demos).toBe(2);
});
