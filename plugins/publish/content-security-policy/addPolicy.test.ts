import { addPolicy, hashInline, readInlineHashes } from './addPolicy';
import { EMPTY_STYLE } from './createPolicy';

const FIRST_PAINT = '<script data-first-paint=true>paint()</script>';

const createPage = (body = '', head = '') =>
  `<!doctype html><html><head><meta charset=UTF-8><title>Page</title>${head}</head><body>${FIRST_PAINT}${body}</body></html>`;

describe('addPolicy', () => {
  it('puts the policy before all that it could hold for', () => {
    const { html } = addPolicy(createPage(), 'a/index.html', {});
    expect(html).toContain(
      `<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'self'; script-src 'self' ${hashInline('paint()')}; `,
    );
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(createPage());
  });

  it('hashes each text once, and knows the empty one', () => {
    const page = createPage(
      '<style>a{}</style><style>a{}</style>',
      '<style data-emotion=mui></style><style>b{}</style>',
    );
    const { hashes, html } = addPolicy(page, 'a/index.html', {});
    expect(hashes.styles).toEqual([hashInline('b{}'), hashInline('a{}')]);
    expect(html.split(EMPTY_STYLE)).toHaveLength(2);
  });

  it('gives the same page when it is done again', () => {
    const once = addPolicy(createPage(), 'a', { gtagId: 'G-1' }).html;
    expect(addPolicy(once, 'a', { gtagId: 'G-1' }).html).toBe(once);
    expect(addPolicy(once, 'a', {}).html).toBe(
      addPolicy(createPage(), 'a', {}).html,
    );
  });

  it('says where there is no head', () => {
    expect(() => addPolicy('<p>text</p>', 'a/index.html', {})).toThrow(
      'a/index.html: there is no <head> for the policy.',
    );
  });
});

describe('readInlineHashes refuses', () => {
  it.each([
    [
      'an inline script that nobody has looked at',
      '<script>track({\n  all: true\n})</script>',
      'a/index.html: the inline script <script>track({ all: true }) is not hashed and would be blocked. ',
    ],
    [
      'one that only looks like ours',
      '<script title="data-first-paint">track()</script>',
      'a/index.html: the inline script <script title="data-first-paint">track() is not hashed',
    ],
    [
      'a script of another host',
      '<script src=https://example.com/a.js></script>',
      'a/index.html: the script https://example.com/a.js comes from another host',
    ],
    [
      'a script of another host without a scheme',
      '<script src=//example.com/a.js></script>',
      'a/index.html: the script //example.com/a.js comes from another host',
    ],
    [
      'event handlers in attributes',
      '<button onclick="track()">Save</button>',
      'a/index.html: the event handler <button onclick> stands in an attribute',
    ],
  ])('%s', (_, body, message) => {
    expect(() => readInlineHashes(createPage(body), 'a/index.html')).toThrow(
      message,
    );
  });
});
