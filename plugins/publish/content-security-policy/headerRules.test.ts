import {
  createHeaderRules,
  headerRulesToText,
  pathToHeaders,
  textToHeaderRules,
} from './headerRules';
import { CACHE_IMMUTABLE, TRUST_POLICY } from './hostHeaders';

const FILES = [
  '404.html',
  'fr/blog/index.html',
  'fr/index.html',
  'fr/runner/frame.html',
  'index.html',
  'material-ui.md',
  'material-ui/react-button/index.html',
  'runner/frame.html',
  'runner/packages/react.0a1b2c3d4e5f.js',
  'assets/js/main.0a1b2c3d.js',
  'assets/search/manifest.json',
  'assets/search/joy-ui-e4311c0e.json',
  'previews/index.png',
  'sw.js',
];

const createRules = (baseUrl: string) =>
  createHeaderRules({
    baseUrl,
    files: FILES,
    pagePolicy: 'of pages',
    runnerPolicy: 'of the runner',
  });

describe.each(['/', '/portal/v5/'])('the rules of a site at %s', (baseUrl) => {
  const rules = createRules(baseUrl);
  const get = (file: string) => pathToHeaders(rules, baseUrl + file);

  it.each([
    '',
    '404.html',
    'fr/',
    'fr/blog/',
    'material-ui/',
    'material-ui/react-button/',
  ])('send the policy of pages with "%s"', (file) => {
    expect(get(file)).toMatchObject({
      'Content-Security-Policy': 'of pages',
      'Content-Security-Policy-Report-Only': TRUST_POLICY,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it.each(['runner/frame.html', 'fr/runner/frame.html'])(
    'send one policy with what edited demos run in: %s',
    (file) => {
      expect(get(file)['Content-Security-Policy']).toBe('of the runner');
    },
  );

  it.each(['sw.js', 'material-ui.md', 'assets/js/main.0a1b2c3d.js'])(
    'send no policy with %s',
    (file) => {
      expect(get(file)).not.toHaveProperty('Content-Security-Policy');
      expect(get(file)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  it.each(['assets/js/main.0a1b2c3d.js', 'runner/packages/react.0a1b2c3d4e5f.js'])(
    'let %s be kept for good',
    (file) => expect(get(file)['Cache-Control']).toBe(CACHE_IMMUTABLE),
  );

  it.each(['', 'sw.js', 'assets/search/manifest.json', 'runner/frame.html'])(
    'let "%s" be requested again',
    (file) => expect(get(file)).not.toHaveProperty('Cache-Control'),
  );

  it('are the same after they have been written and read', () => {
    expect(textToHeaderRules(headerRulesToText(rules))).toEqual(rules);
  });
});

describe('textToHeaderRules', () => {
  it('passes over comments, and joins what hosts join', () => {
    const rules = textToHeaderRules('# all\n/*\n  A: 1\r\n\n/b/*\n  A: 2\n');
    expect(pathToHeaders(rules, '/b/c')).toEqual({ A: '1, 2' });
    expect(pathToHeaders(rules, '/c')).toEqual({ A: '1' });
  });

  it('names the line that is no rule', () => {
    expect(() => textToHeaderRules('/*\n  A: 1\nnonsense\n')).toThrow(
      '_headers:3: "nonsense" is no rule.',
    );
    expect(() => textToHeaderRules('  A: 1\n')).toThrow('_headers:1');
  });
});
