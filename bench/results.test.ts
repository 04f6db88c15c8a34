import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameResult, readNewestResult, saveResult } from './results.mts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

it('keeps what was found, with the machine it was found on', () => {
  saveResult('build', { cpuSeconds: 3 }, path.join(folder, 'new'));
  expect(readNewestResult('build', path.join(folder, 'new'))).toEqual({
    savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    machine: {
      processors: expect.any(Number),
      memory: expect.any(Number),
      node: process.version,
    },
    result: { cpuSeconds: 3 },
  });
});

it('reads the newest result of a bench, and of that bench alone', () => {
  const times = {
    build: ['2026-11-21T10:00Z', '2026-11-21T09:30Z'],
    dev: ['2026-12-01T10:00Z'],
  };
  for (const [bench, dates] of Object.entries(times)) {
    for (const date of dates) {
      writeFileSync(
        path.join(folder, nameResult(bench, new Date(date))),
        JSON.stringify({ result: date }),
      );
    }
  }
  writeFileSync(path.join(folder, 'build-of-old.json'), '{}');
  expect(readNewestResult('build', folder)).toEqual({ result: '2026-11-21T10:00Z' });
});

it('no result is found before one was saved', () => {
  expect(readNewestResult('build', folder)).toBeNull();
  expect(readNewestResult('build', path.join(folder, 'none'))).toBeNull();
});
