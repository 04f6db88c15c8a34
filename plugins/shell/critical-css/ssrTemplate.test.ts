import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import upstreamTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { LATE_SCRIPT } from '../../../src/lib/page/lateScripts';
import { ssrTemplate } from './ssrTemplate';

type PageData = Parameters<Awaited<ReturnType<typeof compileSSGTemplate>>>[0];

const FIRST_PAINT = '<script data-first-paint="true">first("a</b")</script>';
const THEME_CLASSIC =
  '<script>!function(){var t=new URLSearchParams(location.search)}()</script>';

const PAGE: PageData = {
  appHtml: '<main>Text</main>',
  baseUrl: '/portal/',
  htmlAttributes: 'lang="en" dir="ltr"',
  bodyAttributes: '',
  headTags: '<link rel="preload" href="/a.woff2">',
  preBodyTags: `${THEME_CLASSIC}${FIRST_PAINT}`,
  postBodyTags: '<aside>After</aside>',
  metaAttributes: ['<title>Button</title>', '<meta name="description" content="a">'],
  scripts: ['assets/js/main.1.js', 'assets/js/page.2.js'],
  stylesheets: ['assets/css/styles.3.css'],
  noIndex: false,
  version: '3.10.2',
};

async function renderPage(data: Partial<PageData> = {}): Promise<string> {
  const render = await compileSSGTemplate(ssrTemplate);
  return render({ ...PAGE, ...data });
}

const listStyles = (html: string) =>
  Array.from(
    html.matchAll(/<style data-emotion="([^"]*)">([^]*?)<\/style>/g),
    (tag) => ({
      ids: tag[1],
      css: tag[2],
    }),
  );

const getBody = (html: string) => html.slice(html.indexOf('<body'));

describe('a page', () => {
  it('is that of Docusaurus where there is nothing of ours', async () => {
    const data = { ...PAGE, preBodyTags: FIRST_PAINT };
    const renderUpstream = await compileSSGTemplate(upstreamTemplate);
    const html = await renderPage(data);
    expect(
      html
        .replace(/(<html [^>]*?)( data-[a-z-]+="\w+")+>/, '$1>')
        .replace(' class="light" dir="ltr">', '>')
        .replaceAll(' type="text/late">', ' defer>'),
    ).toBe(renderUpstream(data));
  });

  it('is that of a first visit without scripts', async () => {
    const html = await renderPage();
    expect(html).toContain('<body  class="light" dir="ltr">');
    expect(html).toContain(
      '<html lang="en" dir="ltr" data-theme="light" data-mode="system" data-code-variant="TS" data-code-styling="system" data-api-props="expanded" data-api-slots="expanded" data-api-classes="expanded">',
    );
  });

  it('holds text that is special to the template language unchanged', async () => {
    const appHtml = `<pre>&lt;%= it.version %&gt; $& $1 \${a} "one' \`two\`</pre>`;
    expect(await renderPage({ appHtml })).toContain(appHtml);
  });
});

it('has a body that reads in the direction of the built language', async () => {
  expect(getBody(await renderPage())).toContain('dir="ltr"');
  expect(
    getBody(await renderPage({ htmlAttributes: 'lang="ar" dir="rtl"' })),
  ).toContain('dir="rtl"');
});

describe('scripts of the page', () => {
  it('are held back, for the first-paint script to ask for', async () => {
    const html = await renderPage();
    expect(html).toContain(
      `<script src="/portal/assets/js/main.1.js" type="${LATE_SCRIPT}">`,
    );
    expect(html).not.toContain('defer');
  });

  it('are loaded at once on the page for missing ones', async () => {
    const html = await renderPage({
      metaAttributes: ['<meta name="portal:not-found" content="true">'],
    });
    expect(html).toContain('<script src="/portal/assets/js/main.1.js" defer>');
  });
});

describe('scripts before the body', () => {
  it('are the first-paint script alone', async () => {
    const html = await renderPage();
    expect(html).toContain(FIRST_PAINT);
    expect(html).not.toContain('URLSearchParams');
  });

  it('know language prefixes on the page for missing ones, and only there', async () => {
    const prefix = '<script data-language-prefix="true">go("a</b")</script>';
    const preBodyTags = `${THEME_CLASSIC}${FIRST_PAINT}${prefix}`;
    expect(await renderPage({ preBodyTags })).not.toContain(prefix);
    const html = await renderPage({
      preBodyTags,
      metaAttributes: ['<meta name="portal:not-found" content="true">'],
    });
    expect(html).toContain(`${prefix}${FIRST_PAINT}`);
  });

  it('must hold the first-paint script', async () => {
    await expect(renderPage({ preBodyTags: THEME_CLASSIC })).rejects.toThrow(
      'critical-css: the first-paint script is missing from the page',
    );
  });
});

describe('styles of Emotion', () => {
  const style = (ids: string, css: string) =>
    `<style data-emotion="${ids}">${css}</style>`;

  it('move from the body to the head, each once', async () => {
    const html = await renderPage({
      appHtml: `<div>${style('mui a1', '.mui-a1{color:red}')}<b class="mui-a1"></b>${style('mui b2', '.mui-b2{top:0}')}<i class="mui-b2"></i>${style('mui a1', '.mui-a1{color:red}')}<b class="mui-a1"></b></div>`,
    });
    expect(listStyles(html)).toEqual([
      { ids: 'mui a1 b2', css: '.mui-a1{color:red}.mui-b2{top:0}' },
    ]);
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('</head>'));
    expect(getBody(html)).toContain(
      '<div><b class="mui-a1"></b><i class="mui-b2"></i><b class="mui-a1"></b></div>',
    );
  });

  it('keep one tag for each cache', async () => {
    const html = await renderPage({
      appHtml:
        style('mui a1', '.a{}') + style('css a1', '.b{}') + style('mui b2', '.c{}'),
    });
    expect(listStyles(html)).toEqual([
      { ids: 'mui a1 b2', css: '.a{}.c{}' },
      { ids: 'css a1', css: '.b{}' },
    ]);
  });

  it('keep a tag for each global style, since Emotion finds them by it', async () => {
    const html = await renderPage({
      appHtml:
        style('mui-global g1', ':root{--a:1}') +
        style('mui a1', '.a{}') +
        style('mui-global g2', 'body{margin:0}') +
        style('mui-global g1', ':root{--a:1}'),
    });
    expect(listStyles(html)).toEqual([
      { ids: 'mui-global g1', css: ':root{--a:1}' },
      { ids: 'mui a1', css: '.a{}' },
      { ids: 'mui-global g2', css: 'body{margin:0}' },
    ]);
  });

  it('are global for each of two stages that have the same', async () => {
    const html = await renderPage({
      appHtml:
        style('mui-global g1', 'one a{top:0}') +
        style('mui-global g1', 'two a{top:0}') +
        style('mui-global g1', 'one a{top:0}'),
    });
    expect(listStyles(html)).toEqual([
      { ids: 'mui-global g1', css: 'one a{top:0}two a{top:0}' },
    ]);
  });

  it('keep what is new of a tag with several rules', async () => {
    const html = await renderPage({
      appHtml: style('mui a1', '.a{}') + style('mui a1 b2', '.a{}.b{}'),
    });
    expect(listStyles(html)).toEqual([{ ids: 'mui a1 b2', css: '.a{}.a{}.b{}' }]);
  });

  it('stay as written: quotes, line ends, further attributes', async () => {
    const css = `.a::before{content:"<\\201c'";}\n@media (min-width:1px){.a{top:0}}`;
    const html = await renderPage({
      appHtml: `<style data-emotion="mui a1" data-s="" nonce="n">${css}</style>`,
    });
    expect(listStyles(html)).toEqual([{ ids: 'mui a1', css }]);
  });

  it('of no cache stay in the body', async () => {
    const html = await renderPage({ appHtml: '<style>.a{}</style>' });
    expect(getBody(html)).toContain('<style>.a{}</style>');
  });

  it('of one page do not reach the next', async () => {
    const render = await compileSSGTemplate(ssrTemplate);
    const appHtml = style('mui a1', '.a{}');
    expect(listStyles(render({ ...PAGE, appHtml }))).toHaveLength(1);
    expect(listStyles(render({ ...PAGE, appHtml }))).toHaveLength(1);
    expect(listStyles(render(PAGE))).toEqual([]);
  });
});

it('gathers the style sheet that demos share, once', async () => {
  const base = '<style data-demo-base="true">a>b{top:0}</style>';
  const html = await renderPage({
    preBodyTags: FIRST_PAINT,
    appHtml: `<p>1</p>${base}<style>.own{}</style><p>2</p>${base}`,
  });
  expect(html.match(/<style>a>b\{top:0\}<\/style>/g)).toHaveLength(1);
  expect(html.indexOf('<style>a>b')).toBeLessThan(html.indexOf('</head>'));
  expect(getBody(html)).toContain('<p>1</p><style>.own{}</style><p>2</p>');
});
