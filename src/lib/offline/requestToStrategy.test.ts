import {
  isHashedFile,
  requestToStrategy,
  type RequestFacts,
  type Strategy,
} from './requestToStrategy';

const PLACE = { origin: 'https://a.org', baseUrl: '/docs/' };

const createRequest = (
  path: string,
  change: Partial<RequestFacts> = {},
): RequestFacts => ({
  url: `https://a.org${path}`,
  method: 'GET',
  mode: 'no-cors',
  destination: '',
  cache: 'default',
  hasRange: false,
  ...change,
});

const PAGE = { mode: 'navigate', destination: 'document' };

it.each<[string, RequestFacts, Strategy]>([
  ['a page', createRequest('/docs/joy-ui/', PAGE), 'page'],
  ['a page with a query', createRequest('/docs/?a=1', PAGE), 'page'],
  [
    'a page that is reloaded',
    createRequest('/docs/', { ...PAGE, cache: 'no-cache' }),
    'page',
  ],
  [
    'a page reloaded by force',
    createRequest('/docs/', { ...PAGE, cache: 'reload' }),
    'page',
  ],
  [
    'the document of edited demos',
    createRequest('/docs/runner/frame.html', {
      mode: 'navigate',
      destination: 'iframe',
    }),
    'fresh',
  ],
  [
    'a script',
    createRequest('/docs/assets/js/a.0a1b2c3d.js', { destination: 'script' }),
    'immutable',
  ],
  [
    'data with a hash',
    createRequest('/docs/assets/offline/x.0a1b2c3d4e5f6071.json'),
    'immutable',
  ],
  ['packages', createRequest('/docs/runner/packages/joy.0a1b2c3d.js'), 'immutable'],
  ['data without one', createRequest('/docs/assets/offline/packs.json'), 'fresh'],
  [
    'a font',
    createRequest('/docs/fonts/a.woff2', { destination: 'font' }),
    'lasting',
  ],
  [
    'a picture',
    createRequest('/docs/img/a.svg', { destination: 'image' }),
    'lasting',
  ],
  [
    'a style sheet',
    createRequest('/docs/static/a.css', { destination: 'style' }),
    'lasting',
  ],
  ['the worker itself', createRequest('/docs/sw.js?params=%7B%7D'), 'ignore'],
  ['what is sent', createRequest('/docs/', { method: 'POST' }), 'ignore'],
  [
    'a question for a file',
    createRequest('/docs/assets/js/a.0a1b2c3d.js', { method: 'HEAD' }),
    'ignore',
  ],
  ['a part of a file', createRequest('/docs/a.mp4', { hasRange: true }), 'ignore'],
  ['another origin', { ...createRequest(''), url: 'https://b.org/docs/' }, 'ignore'],
  ['another site of the origin', createRequest('/blog/', PAGE), 'ignore'],
  [
    'what insists on the network',
    createRequest('/docs/a.json', { cache: 'no-store' }),
    'ignore',
  ],
  [
    'what fills a cache',
    createRequest('/docs/a.json', { cache: 'reload' }),
    'ignore',
  ],
  [
    'what asks for news',
    createRequest('/docs/a.json', { cache: 'no-cache' }),
    'fresh',
  ],
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
