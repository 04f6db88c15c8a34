/** Something that writers write, and what must become of it. */
export interface ValidPage {
  construct: string;
  text: string;
  /** Addresses it leads to, in the order of their lines; none by default. */
  links?: readonly string[];
  /** Expected texts in the HTML of the page. */
  html: readonly string[];
  /** Expected texts in its Markdown twin. */
  twin: readonly string[];
  /** Expected texts in the search index: headings, excerpts and texts in one line. */
  search: string;
}

/** The way of the site into the twins. */
const SITE = 'https://wells.example.org';

/** Syntax of CommonMark, GFM, MDX and Docusaurus that writers may use on a page. */
export const VALID_PAGES: readonly ValidPage[] = [
  {
    construct: 'a link in a comment',
    text: 'Deep {/* [old](/gone/) and <a href="/gone/">this</a> */} wells.\n\n{/*\n[old](/gone/)\n*/}\n',
    html: ['<p>Deep  wells.</p>'],
    twin: ['Deep  wells.'],
    search: 'Deep wells.',
  },
  {
    construct: 'a link in code in a quote',
    text: '> Write\n>\n> ```md\n> [a](/gone/)\n> ```\n',
    html: ['[a](/gone/)', '<blockquote>'],
    twin: ['> ```md\n> [a](/gone/)\n> ```'],
    search: 'Write [a](/gone/)',
  },
  {
    construct: 'a link in code in a list',
    text: '1. Write\n\n   ~~~md\n   [a](/gone/)\n   ~~~\n\n2. Read `` [b](/gone/) ` ``\n',
    html: ['[a](/gone/)', '<code>[b](/gone/) `</code>'],
    twin: ['[a](/gone/)', '`` [b](/gone/) ` ``'],
    search: 'Write [a](/gone/) Read [b](/gone/) `',
  },
  {
    construct: 'code in code',
    text: '````md\n## Not this {#gone}\n\n```tsx\n<a href="/gone/" />\n```\n````\n',
    html: [' Not this {#gone}'],
    twin: ['## Not this {#gone}', '<a href="/gone/" />'],
    search: '## Not this {#gone} ```tsx <a href="/gone/" /> ```',
  },
  {
    construct: 'addresses with spaces, brackets and entities',
    text: '[a](</with space/>) [b](/a_(b)/) [c](/q/?x=1&amp;y=2#z "A \\"title\\"")\n',
    links: ['/with space/', '/a_(b)/', '/q/?x=1&y=2#z'],
    html: ['href="/with%20space/"', 'href="/a_(b)/"', 'href="/q/?x=1&amp;y=2#z"'],
    twin: [`${SITE}/with%20space/`, `${SITE}/a_\\(b\\)/`, `${SITE}/q/?x=1\\&y=2#z`],
    search: 'a b c',
  },
  {
    construct: 'what only looks like a link',
    text: 'An \\[escaped](/gone/) link, a [bracket] and an array[0](x).\n',
    html: ['[escaped](/gone/) link', '[bracket]'],
    twin: ['\\[escaped]\\(/gone/)'],
    search: 'An [escaped](/gone/) link, a [bracket] and an array0.',
    links: ['x'],
  },
  {
    construct: 'links by reference',
    text: '[Deep][wells], [Wells][], [wells] and ![Old][wells].\n\n[wells]: </deep wells/>\n[unused]: /gone/\n[//]: # (a comment)\n',
    links: ['/deep wells/'],
    html: ['<a href="/deep%20wells/">Deep</a>'],
    twin: [`[wells]: ${SITE}/deep%20wells/`],
    search: 'Deep, Wells, wells and Old.',
  },
  {
    construct: 'footnotes',
    text: 'Deep[^1].\n\n[^1]: See [the pump](/pump/).\n',
    links: ['/pump/'],
    html: ['data-footnote-ref', '<a href="/pump/">the pump</a>'],
    twin: ['Deep[^1].', `[^1]: See [the pump](${SITE}/pump/).`],
    search: 'Deep. See the pump.',
  },
  {
    construct: 'addresses that are links by themselves',
    text: 'See https://wells.example.org/, www.example.org and wells@example.org.\n',
    html: ['<a href="https://wells.example.org/">', 'mailto:wells@example.org'],
    twin: ['<https://wells.example.org/>'],
    search: 'See https://wells.example.org/, www.example.org and wells@example.org.',
  },
  {
    construct: 'elements that link, also in expressions',
    text: '<a href="/a/">A</a>\n\n{[1].map((n) => <a key={n} href="/b/">{n}</a>)}\n\n<a href={\'/c/\'}>C</a>\n',
    links: ['/a/', '/b/', '/c/'],
    html: ['<a href="/a/">A</a>', '<a href="/b/">1</a>', '<a href="/c/">C</a>'],
    twin: [`[A](${SITE}/a/)`],
    search: 'A C',
  },
  {
    construct: 'nested lists with tasks',
    text: '- one\n  1. two\n\n     three\n     - [x] four\n- five\n',
    html: ['<li>one', '<p>three</p>', 'type="checkbox"'],
    twin: ['- one\n  1. two\n\n     three\n\n     - [x] four'],
    search: 'one two three four five',
  },
  {
    construct: 'tables with bars in code, links and braces',
    text: '| a | b |\n| :- | -: |\n| `x \\| y` | [p](/pump/) |\n| `{z}` | ~~old~~ |\n',
    links: ['/pump/'],
    html: ['<code>x | y</code>', '<code>{z}</code>', '<del>old</del>'],
    twin: ['| `x \\| y` |', '| `{z}` | ~~old~~ |'],
    search: 'a b x | y p {z} old',
  },
  {
    construct: 'details with a heading',
    text: '<details>\n<summary>More **about** wells</summary>\n\n### Depth {#how-deep}\n\nIn [metres](#how-deep).\n\n</details>\n',
    links: ['#how-deep'],
    html: ['id="how-deep"', '>Depth</h3>', '<summary>More <strong>about</strong>'],
    twin: ['### Depth\n', `[metres](${SITE}/wells/#how-deep)`],
    search: 'More about wells Depth In metres.',
  },
  {
    construct: 'ids of headings in every place',
    text: '## One {#first}\n\n> ### Two `t` {#second}\n\nThree {#third}\n---\n\n## Four {/* #fourth */}\n\n## Five {#fifth} ##\n',
    html: [
      '<h2 id="first">One</h2>',
      '<h3 id="second">Two <code>t</code></h3>',
      '<h2 id="third">Three</h2>',
      '<h2 id="fourth">Four</h2>',
      '<h2 id="fifth">Five</h2>',
    ],
    twin: ['## One\n', '> ### Two `t`\n', '## Three\n', '## Four\n', '## Five\n'],
    search: 'One Two t Three Four Five',
  },
  {
    construct: 'admonitions with a title and code',
    text: ':::warning[Mind the `depth`]\n\nSee [it](/a/):\n\n```md\n:::note\n[x](/gone/)\n:::\n```\n\n:::\n',
    links: ['/a/'],
    html: ['Mind the <code>depth</code>', '[x](/gone/)'],
    twin: ['> **Mind the depth**', '> [x](/gone/)'],
    search: 'Mind the depth See it: :::note [x](/gone/) :::',
  },
  {
    construct: 'colons that are no directives',
    text: 'At 09:30, sx:mt and a:hover.\n',
    html: ['At 09:30, sx:mt and a:hover.'],
    twin: ['At 09:30, sx:mt and a:hover.'],
    search: 'At 09:30, sx:mt and a:hover.',
  },
  {
    construct: 'entities, escapes and typographic signs',
    text: 'Fish &amp; chips &lt;b&gt; &copy; \\{braces} \\<tag> 1 &gt; 0 \\*no*\n',
    html: ['Fish &amp; chips &lt;b&gt; © {braces} &lt;tag&gt; 1 &gt; 0 *no*'],
    twin: ['Fish & chips \\<b>', '© {braces} \\<tag>'],
    search: 'Fish & chips <b> © {braces} <tag> 1 > 0 *no*',
  },
  {
    construct: 'pictures with quotes and ampersands',
    text: '![The "deep" \\<well> & \'pump\'](/img/well.png "A \\"b\\" & c")\n\n<img src="/img/well.png" alt="Say &quot;a&quot; &amp; b" />\n',
    links: ['/img/well.png'],
    html: [
      'alt="The &quot;deep&quot; &lt;well&gt; &amp; &#x27;pump&#x27;"',
      'title="A &quot;b&quot; &amp; c"',
      'alt="Say &quot;a&quot; &amp; b"',
    ],
    twin: [
      `![The "deep" \\<well> & 'pump'](${SITE}/img/well.png "A \\"b\\" & c")`,
      `![Say "a" & b](${SITE}/img/well.png)`,
    ],
    search: 'The "deep" <well> & \'pump\' Say "a" & b',
  },
  {
    construct: 'titles of code in all quotes',
    text: '```bash title="In a \'terminal\'"\nls\n```\n\n```json title=\'a "b"\'\n{}\n```\n\n```tsx title=App.tsx\n1;\n```\n',
    html: ['In a &#x27;terminal&#x27;', 'a &quot;b&quot;', 'title="App.tsx"'],
    twin: ['```tsx title=App.tsx'],
    search: 'ls {} 1;',
  },
  {
    construct: 'expressions: texts, numbers, exports and components of the page',
    text: 'export const depth = 3;\n\nexport const Well = ({ name }) => <b>{name}</b>;\n\nIt is {depth} m, {\'{deep}\'}, {`or`} {4}{true}.\n\n<Well name="Dry" />\n\n{[1, 2].map((one) => { const two = one; return <i key={two}>{two}</i>; })}\n',
    html: ['It is 3 m, {deep}, or 4.', '<b>Dry</b>', '<i>1</i><i>2</i>'],
    twin: ['It is `{depth}` m, {deep}, or 4.'],
    search: 'It is m, , .',
  },
  {
    construct: 'styles as objects and elements that hold nothing',
    text: "One<br />two\n\n<hr />\n\n<p style={{ color: 'red' }}>Red</p>\n",
    html: ['One<br/>two', '<hr/>', '<p style="color:red">Red</p>'],
    twin: ['One\\\ntwo', 'Red'],
    search: 'One two Red',
  },
  {
    construct: 'Windows line ends',
    text: '## One {#first}\r\n\r\n> ```md\r\n> [a](/gone/)\r\n> ```\r\n\r\n[b](/a/)\r\n',
    links: ['/a/'],
    html: ['id="first"', '<a href="/a/">b</a>'],
    twin: ['## One\n'],
    search: 'One b [a](/gone/)',
  },
];
