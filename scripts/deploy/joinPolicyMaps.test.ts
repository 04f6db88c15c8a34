import { renderPolicyMap } from '../../plugins/publish/content-security-policy/renderPolicyMap';
import { joinPolicies, joinPolicyMaps } from './joinPolicyMaps';

describe('joinPolicies', () => {
  it('allows what either allows', () => {
    expect(
      joinPolicies(
        "default-src 'none'; script-src 'self' 'sha256-a'; img-src data:",
        "default-src 'none'; script-src 'self' 'sha256-b'; img-src 'none'",
      ),
    ).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; img-src data:",
    );
  });

  it('leaves out what one of them does not limit', () => {
    const limited = "font-src data:; img-src 'self'";
    expect(joinPolicies(limited, 'font-src data:')).toBe('font-src data:');
    expect(joinPolicies('font-src data:', limited)).toBe('font-src data:');
  });
});

describe('joinPolicyMaps', () => {
  const render = (pages: Record<string, string>) =>
    renderPolicyMap({
      baseUrl: '/',
      pages: new Map(Object.entries(pages)),
      runnerPolicy: 'sandbox allow-scripts',
    });
  const before = render({ a: 'x 1', b: 'x 1', c: 'x 2', gone: 'x 3' });
  const after = render({ a: 'x 4', b: 'x 4', c: 'x 5', fresh: 'x 6' });

  it('has the policies of both builds for every page of either', () => {
    expect(joinPolicyMaps(before, after).split('\n')).toEqual([
      'default "x 1 4";',
      '~^/(?:[\\w-]+/)?runner/ "sandbox allow-scripts";',
      '"/c" "x 2 5";',
      '"/gone" "x 3 4";',
      '"/fresh" "x 1 6";',
      '',
    ]);
  });

  it('is the map itself where nothing changes', () => {
    expect(joinPolicyMaps(before, before)).toBe(before);
  });

  it('names a line that is no entry', () => {
    expect(() => joinPolicyMaps(before, 'default "x";\nset $a b;\n')).toThrow(
      'Line 2 of the map of policies is no entry: set $a b;',
    );
  });
});
