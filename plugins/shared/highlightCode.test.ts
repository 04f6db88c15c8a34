import { escapeHtml, highlightCode } from './highlightCode';

/** The text a reader sees and copies. */
const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const HOSTILE = [
  '<script>alert(1)</script>',
  '</code></pre><img src=x onerror=alert(1)>',
  '<style>body{display:none}</style>',
  '&lt;b&gt; &amp;amp; &#60;i&#62;',
  '<!-- --><svg/onload=alert(1)>',
  "const a = '</script><script>alert(1)</script>';",
  '`${"<b>"}` // <u>',
  '"><a href="javascript:alert(1)">',
];

/** Spans with classes; for an entity the character it stands for as well. */
const HIGHLIGHTER_TAGS = /<span class="[\w -]+"(?: title="&#?\w+;")?>|<\/span>/g;

const LANGUAGES = [
  '',
  'tsx',
  'jsx',
  'js',
  'css',
  'html',
  'json',
  'bash',
  'diff',
  'yaml',
];

describe.each(LANGUAGES)('in the language %j', (language) => {
  it.each(HOSTILE)('keeps %j as text', (code) => {
    const html = highlightCode(code, language);
    expect(toText(html)).toBe(code);
    expect(html.replace(HIGHLIGHTER_TAGS, '')).not.toContain('<');
  });
});

it('highlighted code marks tokens by class, without inline styles', () => {
  const html = highlightCode("const a: string = 'b';", 'ts');
  expect(html).toContain('<span class="token keyword">const</span>');
  expect(html).toContain('<span class="token string">\'b\'</span>');
  expect(html).not.toContain('style');
});

it.each([
  ['shell', 'bash'],
  ['sh', 'bash'],
  ['console', 'bash'],
  ['text', ''],
  ['txt', ''],
  ['plain', ''],
  ['plaintext', ''],
  ['none', ''],
  ['mdx', 'tsx'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['html', 'markup'],
  ['yml', 'yaml'],
])('takes %s for %j', (alias, language) => {
  const code = 'export const a = "b"; # c\n<p class="d">1</p>';
  expect(highlightCode(code, alias)).toBe(highlightCode(code, language));
});

it.each([
  'klingon',
  'tsx{1,3}',
  'TSX',
  'constructor',
  'toString',
  '__proto__',
  'extend',
  'insertBefore',
])('refuses the unknown language %s', (language) => {
  expect(() => highlightCode('a', language)).toThrow(
    `unknown code language "${language}"`,
  );
});

it('escapes text for the place between two tags', () => {
  expect(escapeHtml('<b class="c">&amp;</b>')).toBe(
    '&lt;b class="c"&gt;&amp;amp;&lt;/b&gt;',
  );
});

it('loads every other language of Prism on demand', () => {
  // Prism loads the dependents of a language again, which Jest's modules survive once.
  jest.isolateModules(() => {
    const fresh =
      jest.requireActual<typeof import('./highlightCode')>('./highlightCode');
    expect(fresh.highlightCode('SELECT 1;', 'sql')).toContain('token keyword');
  });
});
