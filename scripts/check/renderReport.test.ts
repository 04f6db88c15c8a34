import { renderEnd, renderOutcome } from './renderReport';
import type { CheckOutcome } from './types';

const PASSED: CheckOutcome = { name: 'lint', passed: 3, failed: 0, findings: [] };

const FAILED: CheckOutcome = {
  name: 'links',
  passed: 1,
  failed: 1,
  findings: [
    'docs/a.mdx:12: link to /b/: there is no page /b/',
    'docs/a.mdx:14: a\nb',
  ],
};

describe('renderOutcome', () => {
  it('is one line for a check that has passed', () => {
    expect(renderOutcome(PASSED)).toBe('ok    lint          3 passed, 0 failed');
  });

  it('lists what was found below the line', () => {
    expect(renderOutcome(FAILED).split('\n')).toEqual([
      'FAIL  links         1 passed, 1 failed',
      '  docs/a.mdx:12: link to /b/: there is no page /b/',
      '  docs/a.mdx:14: a',
      '    b',
    ]);
  });
});

describe('renderEnd', () => {
  it('ends with the sum', () => {
    const { text, exitCode } = renderEnd([PASSED, FAILED], [], 12.345);
    expect(text.split('\n').slice(-2)).toEqual([
      '2 checks in 12.3 s',
      '4 passed, 1 failed',
    ]);
    expect(exitCode).toBe(1);
  });

  it('succeeds where nothing has failed and something has run', () => {
    expect(renderEnd([PASSED], [], 1).exitCode).toBe(0);
    expect(renderEnd([], [], 1).exitCode).toBe(1);
  });

  it('says what was not checked', () => {
    const outcome = { ...PASSED, unchecked: ['links to what only a build knows'] };
    const { text } = renderEnd([outcome], ['demos', 'playgrounds'], 1);
    expect(text).toMatch(/^Not checked here/);
    expect(text).toContain('nothing to look at: demos, playgrounds\n');
    expect(text).toContain('  links to what only a build knows\n');
    expect(text).toContain('budgets');
    expect(text).toContain('golden queries');
  });
});
