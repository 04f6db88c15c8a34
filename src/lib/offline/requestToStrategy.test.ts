import {
  isHashedFile,
  requestToStrategy,
  type AskedRequest,
  type Strategy,
} from './requestToStrategy';

const PLACE = { origin: 'https://a.org', baseUrl: '/docs/' };

const ask = (path: string, change: Partial<AskedRequest> = {}): AskedRequest => ({
  url: `https://a.org${path}`,
  method: 'GET',
  mode: 'no-cors',
  destination: '',
  cache: 'default',
  hasRange: false,
  ...change,
});

const PAGE = { mode: 'navigate', destination: 'document' };

it.each<[string, AskedRequest, Strategy]>([
  ['a page', ask('/docs/joy-ui/', PAGE), 'page'],
  ['a page with a query', ask('/docs/?a=1', PAGE), 'page'],
  ['a page that is reloaded', ask('/docs/', { ...PAGE, cache: 'no-cache' }), 'page'],
  ['a page reloaded by force', ask('/docs/', { ...PAGE, cache: 'reload' }), 'page'],
  [
    'the document of edited demos',
    ask('/docs/runner/frame.html', { mode: 'navigate', destination: 'iframe' }),
    'fresh',
  ],
  [
    'a script',
    ask('/docs/assets/js/a.0a1b2c3d.js', { destination: 'script' }),
    'immutable',
  ],
  [
    'data with a hash',
    ask('/docs/assets/offline/x.0a1b2c3d4e5f6071.json'),
    'immutable',
  ],
  ['packages', ask('/docs/runner/packages/joy.0a1b2c3d.js'), 'immutable'],
  ['data without one', ask('/docs/assets/offline/packs.json'), 'fresh'],
  ['a font', ask('/docs/fonts/a.woff2', { destination: 'font' }), 'lasting'],
  ['a picture', ask('/docs/img/a.svg', { destination: 'image' }), 'lasting'],
  ['a style sheet', ask('/docs/static/a.css', { destination: 'style' }), 'lasting'],
  ['the worker itself', ask('/docs/sw.js?params=%7B%7D'), 'ignore'],
  ['what is sent', ask('/docs/', { method: 'POST' }), 'ignore'],
  [
    'a question for a file',
    ask('/docs/assets/js/a.0a1b2c3d.js', { method: 'HEAD' }),
    'ignore',
  ],
  ['a part of a file', ask('/docs/a.mp4', { hasRange: true }), 'ignore'],
  ['another origin', { ...ask(''), url: 'https://b.org/docs/' }, 'ignore'],
  ['another site of the origin', ask('/blog/', PAGE), 'ignore'],
  [
    'what insists on the network',
    ask('/docs/a.json', { cache: 'no-store' }),
    'ignore',
  ],
  ['what fills a cache', ask('/docs/a.json', { cache: 'reload' }), 'ignore'],
  ['what asks for news', ask('/docs/a.json', { cache: 'no-cache' }), 'fresh'],
])('%s', (_name, request, strategy) => {
  expect(requestToStrategy(request, PLACE)).toBe(strategy);
});

it.each([
  ['assets/js/main.0a1b2c3d.js', true],
  ['assets/images/a-0a1b2c3d4e.png', true],
  ['assets/material-icons-35f417bc/filled-0.json', true],
  ['assets/js/main.0a1b2c3.js', false],
  ['assets/js/main.js', false],
  ['fonts/geist.0a1b2c3d.woff2', false],
  ['runner/frame.html', false],
])('%s has a hash: %s', (path, isHashed) => {
  expect(isHashedFile(path)).toBe(isHashed);
});
