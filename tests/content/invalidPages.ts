/** A page that cannot be built, and the line and message that its writer must get. */
export interface InvalidPage {
  text: string;
  /** `line: message` */
  problem: string;
}

/** Pages that parse, or nearly, and must neither reach the bundler nor lose text silently. */
export const INVALID_PAGES: readonly InvalidPage[] = [
  {
    text: 'Text\n\nUse\n{value} here.\n',
    problem:
      '4: nobody knows value; text in braces is code, so write `{value}` as code or \\{value} as text',
  },
  {
    text: '<p title={heading}>A</p>\n',
    problem:
      '1: nobody knows heading; text in braces is code, so write `{heading}` as code or \\{heading} as text',
  },
  {
    text: 'A {{ value: 1 }} here.\n',
    problem:
      '1: {{ value: 1 }} is an object, which has no text; write `{{ value: 1 }}` as code or \\{{ value: 1 }} as text',
  },
  {
    text: '{[1].map((one) => <Wel depth={one} />)}\n',
    problem: '1: nobody knows Wel',
  },
  {
    text: 'Text\n\n<p style="max-width: 20em; color: red">Red</p>\n',
    problem:
      "3: style=\"max-width: 20em; color: red\" must be an object: style={{ maxWidth: '20em', color: 'red' }}",
  },
  {
    text: 'A <br>line</br> ends.\n',
    problem: '1: <br> holds nothing; write <br />',
  },
  {
    text: '## Rows\n\nText {#here}\n',
    problem:
      '3: an id belongs to the end of a heading; for a place elsewhere, write <Anchor id="…" /> on a line of its own',
  },
  {
    text: 'Text {#here} and on\n',
    problem:
      '1: an id belongs to the end of a heading; for a place elsewhere, write <Anchor id="…" /> on a line of its own',
  },
  {
    text: '## Rows {#two words}\n',
    problem: '1: an id without spaces ends the heading: ## Title {#my-id}',
  },
  {
    text: '## Rows {#rows} and columns\n',
    problem: '1: an id without spaces ends the heading: ## Title {#my-id}',
  },
  {
    text: 'Text\n\n:::note Mind it\n\nText\n\n:::\n',
    problem: '3: an admonition is written :::note[Mind it]',
  },
  {
    text: '::: note\n\nText\n\n:::\n',
    problem: '1: an admonition is written :::note',
  },
  {
    text: 'Text\n\n```tsx {1,3}\na\n```\n',
    problem:
      '3: {1,3}: lines are not highlighted; show these lines alone, or name them in the text',
  },
  {
    text: '```tsx{1,3} title="A"\na\n```\n',
    problem:
      '1: {1,3}: lines are not highlighted; show these lines alone, or name them in the text',
  },
  {
    text: '> ```tsx title="A" showLineNumbers\n> a\n> ```\n',
    problem:
      '1: showLineNumbers: lines are not numbered; name what is meant in the text',
  },
  {
    text: '```js\na();\n// highlight-next-line\nb();\n```\n',
    problem:
      '3: "// highlight-next-line": lines are not highlighted; show these lines alone, or name them in the text',
  },
  {
    text: '```js live\na();\n```\n',
    problem:
      '1: "live" is no option of a code block; it has title="…", behind the language',
  },
  {
    text: '```title="a.js"\na();\n```\n',
    problem:
      '1: "title="a.js"" is no option of a code block; it has title="…", behind the language',
  },
];
