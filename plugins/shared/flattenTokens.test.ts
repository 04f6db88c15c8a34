import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import Prism from 'prismjs';
import { flattenTokens } from './flattenTokens';
import { highlightCode, tokenizeCode } from './highlightCode';

const SHEET = readFileSync('static/static/styles/prism-okaidia.css', 'utf8');

/** Lists each visible character with its look. */
function drawCode(html: string): string[] {
  // Inheritance of variables is more than jsdom knows: their names stand for the colours.
  const styles = SHEET.replaceAll(/var\(--code-(\w+)\)/g, (_, name: string) => {
    return COLORS[name] ?? 'black';
  });
  const { window } = new JSDOM(
    `<style>pre { color: rgb(0, 0, 1) } ${styles}</style><pre>${html}</pre>`,
  );
  const walker = window.document.createTreeWalker(
    window.document.querySelector('pre') as Element,
    window.NodeFilter.SHOW_TEXT,
  );
  const drawn: string[] = [];
  while (walker.nextNode()) {
    const { color } = window.getComputedStyle(
      walker.currentNode.parentElement as Element,
    );
    for (const character of walker.currentNode.textContent?.replaceAll(/\s/g, '') ??
      '') {
      drawn.push(`${character} ${color}`);
    }
  }
  return drawn;
}

const COLORS: Record<string, string> = {
  text: 'rgb(0, 0, 1)',
  comment: 'rgb(0, 0, 2)',
  tag: 'rgb(0, 0, 3)',
  constant: 'rgb(0, 0, 4)',
  string: 'rgb(0, 0, 5)',
  function: 'rgb(0, 0, 6)',
  keyword: 'rgb(0, 0, 7)',
  regex: 'rgb(0, 0, 8)',
  deleted: 'rgb(0, 0, 9)',
};

const CODE: Record<string, string> = {
  tsx: `import * as React from 'react';
// A comment
export default function Order({ items }: { items: readonly string[] }) {
  const [count, setCount] = React.useState<number>(-1.5);
  return (
    <Box sx={{ m: 2, '&:hover': { color: \`\${count}px\` } }} title="a &amp; b" hidden>
      {items.map((item) => /^a[b-c]+$/i.test(item) && <p key={item}>Text {count}</p>)}
    </Box>
  );
}`,
  css: '@media (width > 1px) { .a::before { content: "b"; color: red !important } } /* c */',
  html: '<!doctype html><p class="a" title=\'b\'>Text &lt;<script>let a = 1;</script></p><!-- c -->',
  json: '{ "a": [1, true, null, "b"] }',
  bash: 'npm install @mui/material --save "a $B" # c',
  diff: '--- a\n+++ b\n-old\n+new\n same',
  yaml: 'a: b # c\nd:\n  - "e"\n  - 1',
  markdown: '# Title\n\n**bold** _italic_ `code` [a](b)',
};

it.each(Object.entries(CODE))(
  'flattened tokens look the same: %s',
  (language, code) => {
    const grammar = Prism.languages[language] as Prism.Grammar;
    const nested = Prism.highlight(code, grammar, language);
    expect(drawCode(highlightCode(code, language))).toEqual(drawCode(nested));
  },
);

it('flattened tokens keep every character', () => {
  const runs = flattenTokens(tokenizeCode(CODE.tsx as string, 'tsx'));
  expect(runs.map(({ text }) => text).join('')).toBe(CODE.tsx);
});

it('has a span for each change of colour alone', () => {
  expect(highlightCode('<Button size="small">Send</Button>;', 'tsx')).toBe(
    [
      '&lt;<span class="token function">Button </span>',
      '<span class="token string">size</span>',
      '<span class="token function">="small"</span>',
      '>Send&lt;/<span class="token function">Button</span>>;',
    ].join(''),
  );
});

it('keeps what is bold and what is italic', () => {
  expect(highlightCode('a **b** _c_', 'markdown')).toBe(
    'a <span class="token bold">**b** </span><span class="token italic">_c_</span>',
  );
});
