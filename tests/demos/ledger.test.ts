import {
  chooseOpened,
  parseLedger,
  renderLedger,
  updateLedger,
  type LedgerEntry,
} from './ledger';

const entry = (fingerprint: string, verified = '2026-11-01'): LedgerEntry => ({
  fingerprint,
  verified,
});

const A = '0123456789abcdef';
const B = 'fedcba9876543210';

const IDS = Array.from({ length: 200 }, (_, index) => `x/charts/Demo${index}`);
const DEMOS = IDS.map((id) => ({ id }));
const SAME = new Map(IDS.map((id) => [id, A]));
const VERIFIED = new Map(IDS.map((id) => [id, entry(A)]));

describe('the ledger as a file', () => {
  it('is read as it was written, in the order of the ids', () => {
    const ledger = new Map([
      ['joy-ui/B', entry(B)],
      ['joy-ui/A', entry(A)],
    ]);
    const text = renderLedger(ledger);
    expect(text.split('\n').slice(1)).toEqual([
      `joy-ui/A\t${A}\t2026-11-01`,
      `joy-ui/B\t${B}\t2026-11-01`,
      '',
    ]);
    expect(parseLedger(text, 'demos.tsv')).toEqual({ ledger, problems: [] });
  });

  it.each(['<<<<<<< HEAD', 'joy-ui/A', `joy-ui/A\t12\t2026-11-01`])(
    'leaves out the line "%s", and says which it is',
    (line) => {
      const { ledger, problems } = parseLedger(
        `# head\n${line}\njoy-ui/B\t${B}\t2026-11-01\n`,
        'demos.tsv',
      );
      expect([...ledger.keys()]).toEqual(['joy-ui/B']);
      expect(problems).toEqual([
        `demos.tsv:2: no entry, so its demo is opened: ${line}`,
      ]);
    },
  );
});

describe('what is opened', () => {
  it('is every demo that is new or changed', () => {
    const changed = new Map(IDS.map((id) => [id, B]));
    expect(chooseOpened(DEMOS, changed, VERIFIED, '2026-11-29').size).toBe(200);
    expect(chooseOpened(DEMOS, SAME, new Map(), '2026-11-29').size).toBe(200);
  });

  it('is about a tenth of the others, and each of them within ten days', () => {
    const days = Array.from({ length: 10 }, (_, day) => `2026-11-${20 + day}`);
    const parts = days.map((day) => chooseOpened(DEMOS, SAME, VERIFIED, day));
    for (const part of parts) {
      expect(part.size).toBeGreaterThan(5);
      expect(part.size).toBeLessThan(45);
    }
    expect(new Set(parts.flatMap((part) => [...part])).size).toBe(200);
  });
});

describe('after a run', () => {
  const update = {
    known: ['a', 'b', 'c'],
    passed: ['a', 'b'],
    failed: ['c'],
    fingerprints: new Map([
      ['a', A],
      ['b', B],
      ['c', A],
    ]),
    day: '2026-11-29',
  };
  const before = new Map([
    ['a', entry(A)],
    ['b', entry(A)],
    ['c', entry(A)],
    ['gone', entry(A)],
  ]);

  it('what still holds keeps its day, and what was verified again gets this one', () => {
    expect([...updateLedger(before, update)]).toEqual([
      ['a', entry(A)],
      ['b', entry(B, '2026-11-29')],
    ]);
  });

  it('demos that were not looked at stay', () => {
    const run = { ...update, known: null, passed: [], failed: [] };
    expect(updateLedger(before, run)).toEqual(before);
  });
});
