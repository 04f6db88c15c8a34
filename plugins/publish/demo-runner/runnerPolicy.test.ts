import { createFramePolicy, RUNNER_HEADER_POLICY } from './runnerPolicy';

function parsePolicy(policy: string) {
  return new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values];
    }),
  );
}

describe.each([
  ['the document', createFramePolicy('sha256-abc')],
  ['the header', RUNNER_HEADER_POLICY],
])('the policy of %s', (_, text) => {
  const policy = parsePolicy(text);

  it('the policy of the runner forbids everything that it does not name', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
  });

  it.each(['connect-src', 'form-action', 'base-uri'])(
    'the policy of the runner forbids %s',
    (name) => {
      expect(policy.get(name)).toEqual(["'none'"]);
    },
  );

  it('names no host and no origin to load from', () => {
    const sources = [...policy]
      .filter(([name]) => name.endsWith('-src'))
      .flatMap(([, values]) => values);
    expect(
      sources.filter((source) => /\.|\/|\*|'self'|https?:/.test(source)),
    ).toEqual([]);
  });
});

describe('the policy of the header', () => {
  it('takes the origin away and lets scripts run and answer forms', () => {
    expect(parsePolicy(RUNNER_HEADER_POLICY).get('sandbox')).toEqual([
      'allow-scripts',
      'allow-forms',
    ]);
  });
});

describe('the policy of the document', () => {
  it('allows its one script by hash', () => {
    const policy = parsePolicy(createFramePolicy('sha256-abc'));
    expect(policy.get('script-src')).toEqual(["'sha256-abc'", "'unsafe-eval'"]);
  });
});
