import { createHeaderPolicy, createPolicy, EMPTY_STYLE } from './createPolicy';

const HASHES = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };

const toRules = (policy: string) =>
  new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }),
  );

describe.each([
  ['the policy in a page', createPolicy(HASHES, {})],
  ['the policy for all pages', createHeaderPolicy(HASHES.scripts, {})],
])('%s', (_, policy) => {
  const rules = toRules(policy);

  it('a policy allows scripts by origin and hash alone', () => {
    expect(rules.get('script-src')).toEqual(["'self'", "'sha256-a='"]);
    expect(policy).not.toMatch(/unsafe-(?:eval|hashes)/);
  });

  it('a policy allows no connections to other hosts', () => {
    expect(rules.get('connect-src')).toEqual(["'self'"]);
    expect(rules.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(rules.get('object-src')).toEqual(["'none'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
  });
});

describe('createPolicy', () => {
  const rules = toRules(createPolicy(HASHES, {}));

  it('allows style elements by hash, and style attributes', () => {
    expect(rules.get('style-src-elem')).toEqual([
      "'self'",
      EMPTY_STYLE,
      "'sha256-b='",
    ]);
    expect(rules.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
    expect(rules.get('default-src')).toEqual(["'self'"]);
  });

  it('says nothing that pages may not say themselves', () => {
    expect([...rules.keys()]).not.toContain('frame-ancestors');
    expect([...rules.keys()]).not.toContain('sandbox');
  });

  it('takes other hosts from the environment alone', () => {
    const withHosts = toRules(
      createPolicy(HASHES, {
        gtagId: 'G-AB12',
        feedbackUrl: 'https://answers.example.org/portal/',
      }),
    );
    expect(withHosts.get('script-src')).toContain('https://*.googletagmanager.com');
    expect(withHosts.get('connect-src')).toEqual([
      "'self'",
      'https://answers.example.org',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ]);
  });
});

describe('createHeaderPolicy', () => {
  const rules = toRules(createHeaderPolicy(HASHES.scripts, {}));

  it('forbids frames around the portal', () => {
    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('leaves styles to the policy in the page', () => {
    expect(
      [...rules.keys()].filter((name) => /^(?:style|default)-src/.test(name)),
    ).toEqual([]);
  });
});
