import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CRITERIA, PRINCIPLES } from './criteria';
import type { Proof } from './types';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Success criteria of levels A and AA in WCAG 2.2, by guideline; 4.1.1 is gone. */
const STANDARD: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

/** Files that `npm test` runs, and the list of the checks of every demo. */
const RUN = /\.(?:test|e2e)\.tsx?$|^tests\/demos\/verdicts\.ts$/;

const read = (file: string) => readFileSync(path.join(SITE_DIR, file), 'utf8');

const quote = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a file has a test of this title, or a check, and passes over no test. */
function hasTest({ file, test }: Proof): boolean {
  const code = read(file);
  const title = `(['"\`])${quote(test)}\\1,`;
  const start = file.endsWith('verdicts.ts')
    ? // The name of a check of demos.
      '^  \\w+: '
    : // Behind `it(`, or behind the table of `it.each(`, which may end on another line.
      '^\\s*(?:(?:it|test)|(?:(?:it|test)\\.each\\(.*|\\].*)\\))\\(\\s*';
  return (
    new RegExp(start + title, 'm').test(code) &&
    !/\b(?:it|test|describe)\.(?:skip|todo|only)\b/.test(code)
  );
}

const describeProof = ({ file, test }: Proof) => `${file}: ${test}`;

const findCriteria = (isWrong: (criterion: (typeof CRITERIA)[number]) => boolean) =>
  CRITERIA.filter(isWrong).map(({ number }) => number);

describe('the criteria', () => {
  it('are those of the standard, 55 of them, each once and in order', () => {
    const standard = Object.entries(STANDARD).flatMap(([guideline, numbers]) =>
      numbers.map((number) => `${guideline}.${number}`),
    );
    expect(CRITERIA.map(({ number }) => number)).toEqual(standard);
    expect(CRITERIA).toHaveLength(55);
    expect(new Set(CRITERIA.map(({ name }) => name)).size).toBe(55);
  });

  it('are 31 of level A and 24 of level AA', () => {
    expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  it('stand under their principle', () => {
    PRINCIPLES.forEach(({ criteria }, index) => {
      expect(
        criteria.every(({ number }) => number.startsWith(`${index + 1}.`)),
      ).toBe(true);
    });
  });

  it('are met only where a test says so, and in part only where it says what is missing', () => {
    expect(
      findCriteria(
        ({ state, proofs = [], gap }) =>
          (state === 'met' && (proofs.length === 0 || gap !== undefined)) ||
          (state === 'partly' && (proofs.length === 0 || gap === undefined)),
      ),
    ).toEqual([]);
  });

  it('have no proof where they are not met, and say what would be needed', () => {
    expect(
      findCriteria(
        ({ state, proofs, gap }) =>
          (state === 'failed' || state === 'unchecked') &&
          (proofs !== undefined || gap === undefined),
      ),
    ).toEqual([]);
  });

  it('are told in sentences', () => {
    expect(
      findCriteria(
        ({ remark, gap = '.' }) => !remark.endsWith('.') || !gap.endsWith('.'),
      ),
    ).toEqual([]);
  });
});

describe('the proofs', () => {
  const proofs = [
    ...new Map(
      CRITERIA.flatMap((criterion) => criterion.proofs ?? []).map((proof) => [
        describeProof(proof),
        proof,
      ]),
    ).values(),
  ];

  it.each(proofs)('are tests that are there and are run: $file, $test', (proof) => {
    expect(proof.file).toMatch(RUN);
    expect(existsSync(path.join(SITE_DIR, proof.file))).toBe(true);
    expect(hasTest(proof)).toBe(true);
  });

  it('are named once for a criterion', () => {
    expect(
      findCriteria(({ proofs: own = [] }) => {
        return new Set(own.map(describeProof)).size !== own.length;
      }),
    ).toEqual([]);
  });

  it('are not believed where the title is only spoken of', () => {
    const file = 'e2e/axe.e2e.ts';
    expect(hasTest({ file, test: 'light' })).toBe(false);
    expect(hasTest({ file, test: 'finds nothing' })).toBe(false);
  });
});
