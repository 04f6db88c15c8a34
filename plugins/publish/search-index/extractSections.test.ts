import { extractSections } from './extractSections';

const PAGE = `---
slug: /react-button/
title: Button
---

import X from './X';

A button **acts**. See \`IconButton\`.

<Demo name="Sizes" label="Button sizes" maxWidth={480} />

## Choose the emphasis

First paragraph.

- one
- two

| prop | meaning |
| :--- | :------ |
| \`sx\` | styles  |

### Add a colour of \`your\` own

{/* a comment */}

\`\`\`tsx
createTheme();
\`\`\`

#### Deeper

Still the same part.

## Choose the emphasis

Again.
`;

it('reads the parts of a page, with the ids that Docusaurus gives', async () => {
  expect(await extractSections(PAGE)).toEqual([
    {
      heading: '',
      id: '',
      labels: 'Sizes Button sizes',
      text: '',
      excerpt: 'A button acts. See IconButton.',
    },
    {
      heading: 'Choose the emphasis',
      id: 'choose-the-emphasis',
      labels: '',
      text: 'one two prop meaning sx styles',
      excerpt: 'First paragraph.',
    },
    {
      heading: 'Add a colour of your own',
      id: 'add-a-colour-of-your-own',
      labels: 'Choose the emphasis Deeper',
      text: 'createTheme();',
      excerpt: 'Still the same part.',
    },
    {
      heading: 'Choose the emphasis',
      id: 'choose-the-emphasis-1',
      labels: '',
      text: '',
      excerpt: 'Again.',
    },
  ]);
});

it.each([
  ['## Rows {#rows}', 'Rows', 'rows'],
  ['## Rows of `Table` {#unfold-details}', 'Rows of Table', 'unfold-details'],
  ['## `Table` {#unfold-details}', 'Table', 'unfold-details'],
  ['### Rows {/* #rows */}', 'Rows', 'rows'],
  [
    '## Style `:focus` and :hover',
    'Style :focus and :hover',
    'style-focus-and-hover',
  ],
])('reads the id and the text of %j', async (source, heading, id) => {
  expect((await extractSections(source)).at(-1)).toMatchObject({ heading, id });
});

it('reads headings in elements that only lay them out', async () => {
  const source = '<div>\n\n### Email {#email}\n\nFolders.\n\n</div>\n';
  expect((await extractSections(source)).at(-1)).toMatchObject({
    heading: 'Email',
    id: 'email',
    excerpt: 'Folders.',
  });
});
