import { linkNamesToCode, markdownToHtml } from './renderMarkdown';

describe('markdownToHtml', () => {
  it.each([
    ['', ''],
    [
      'Use `a` or [b](https://example.org/).',
      '<p>Use <code>a</code> or <a href="https://example.org/">b</a>.</p>',
    ],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['```\na\n```', '<pre tabindex="0"><code>a\n</code></pre>'],
    ['The [[GridColDef]].', '<p>The <code>GridColDef</code>.</p>'],
    ['Ends here\u0008\u0008.', '<p>Ends here.</p>'],
  ])('renders %j', (markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html);
  });

  it('shows HTML as text and drops addresses that run code', () => {
    expect(markdownToHtml('<img src=x onerror=alert(1)>')).not.toContain('<img');
    expect(markdownToHtml('[a](javascript:alert(1))')).toBe(
      '<p><a href="">a</a></p>',
    );
  });
});

it('turns links by name into code, also where they are code already', () => {
  expect(linkNamesToCode('`[[A]]` and [[B]]')).toBe('`A` and `B`');
});
