import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import fc from 'fast-check';
import { findPageContents } from './findPageContents';

type Node = DefaultTreeAdapterTypes.Node;

/** Texts of the elements a browser would make. */
function parseTexts(html: string): string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node && /^(?:script|style)$/.test(node.tagName)) {
      const isEmbedded = node.attrs.some(({ name }) => name === 'src');
      if (!isEmbedded) {
        texts.push(
          node.childNodes
            .map((child) => ('value' in child ? child.value : ''))
            .join(''),
        );
      }
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  visit(parse(html));
  return texts;
}

const listTexts = (html: string) =>
  findPageContents(html).inline.map(({ text }) => text);

describe('findPageContents', () => {
  it.each([
    ['<script>a()</script><style>b{}</style>', ['a()', 'b{}']],
    ['<script data-first-paint=true>"<p>"</script>', ['"<p>"']],
    ['<SCRIPT>a()</SCRIPT >', ['a()']],
    ['<style></style>', ['']],
    ['<!-- <script>no()</script> --><script>yes()</script>', ['yes()']],
    ['<p title="<script>">text</p><style>a{}</style>', ['a{}']],
    ["<p title='<script>'>text</p><style>a{}</style>", ['a{}']],
    ['<title><script>no</title><script>yes</script>', ['yes']],
    ['<textarea><style>no</style></textarea>', []],
    ['<script>1</scripts></script>', ['1</scripts>']],
    ['<svg><style>a{}</style></svg>', ['a{}']],
    ['&lt;script>no&lt;/script>', []],
    ['<script src=/a.js defer></script>', []],
    ['<script data-src="a">a()</script>', ['a()']],
  ])('%s', (html, expected) => {
    expect(listTexts(html)).toEqual(expected);
    expect(parseTexts(html)).toEqual(expected);
  });

  it('sees what a browser sees, in whatever order pages hold it', () => {
    const parts = fc.constantFrom(
      '<script>a("<b>")</script>',
      '<style>a>b{}</style>',
      '<style data-emotion="mui 1a 2b"></style>',
      '<!--<style>-->',
      '<p title="</style>">text</p>',
      "<div data-x='a\"<script>'></div>",
      '<textarea></style><script></textarea>',
      '<br/>',
      '<img alt=a=b src=/x.png>',
      '5 < 6 > 4',
      '<pre><code>&lt;style></code></pre>',
    );
    fc.assert(
      fc.property(fc.array(parts), (chosen) => {
        const html = `<!doctype html><title>t</title><body>${chosen.join('')}`;
        expect(listTexts(html)).toEqual(parseTexts(html));
      }),
    );
  });

  it('leaves out data', () => {
    expect(listTexts('<script type=application/ld+json>{"a":1}</script>')).toEqual(
      [],
    );
    expect(listTexts('<script type="module">a()</script>')).toEqual(['a()']);
  });

  it('lists addresses and handlers', () => {
    expect(
      findPageContents(
        '<script src="/a.js"></script><img alt="onload=1" src=b ONERROR=c()>',
      ),
    ).toEqual({
      inline: [],
      scriptAddresses: ['/a.js'],
      handlers: ['<img onerror>'],
    });
  });
});
