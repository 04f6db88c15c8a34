import { pickFindings, toOutcome } from './toOutcome';

const FILES = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'];

describe('toOutcome', () => {
  it('counts a file once, whatever was found in it', () => {
    const findings = [
      'docs/a.mdx:1: one',
      'docs/a.mdx:2: two',
      'docs/b.mdx:1: three',
    ];
    expect(toOutcome('links', FILES, findings)).toEqual({
      name: 'links',
      passed: 1,
      failed: 2,
      findings,
    });
  });

  it('counts other files in which something was found', () => {
    const { passed, failed } = toOutcome('links', FILES, ['docs/z.mdx:3: far off']);
    expect({ passed, failed }).toEqual({ passed: 3, failed: 1 });
  });

  it('never passes over a finding without a place', () => {
    expect(toOutcome('page', FILES, ['nobody knows where']).failed).toBe(1);
  });

  it('hands on what was not checked', () => {
    expect(toOutcome('links', FILES, [], ['a link']).unchecked).toEqual(['a link']);
    expect(toOutcome('links', FILES, [])).not.toHaveProperty('unchecked');
  });
});

describe('pickFindings', () => {
  it('takes those of files by their place, not by what they mention', () => {
    expect(
      pickFindings(
        ['docs/a.mdx:1: like docs/z.mdx:1', 'docs/z.mdx:1: like docs/a.mdx:1'],
        FILES,
      ),
    ).toEqual(['docs/a.mdx:1: like docs/z.mdx:1']);
  });
});
