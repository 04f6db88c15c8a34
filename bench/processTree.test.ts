import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  measureCost,
  parseStat,
  sumTree,
  type ProcessStat,
} from './processTree.mts';

/** As Linux 6 writes it; a name may look like a field. */
const LINE =
  '4321 (node) S 1 (2)) S 4000 4321 4000 34816 4321 4194304 120 30 2 0 ' +
  '250 75 40 9 20 0 11 0 98765 1234567890 5120 18446744073709551615 1 1 0 0 0 0 0 4096 ' +
  '134234626 0 0 0 17 1 0 0 0 0 0 0 0 0 0 0 0 0 0\n';

it('reads a line of the kernel, whatever the process is called', () => {
  expect(parseStat(LINE)).toEqual({
    pid: 4321,
    parent: 4000,
    residentPages: 5120,
    childTicks: 49,
  });
});

it.each(['', '12', '12 (node) S 1 2'])(
  '%j is refused as the status of a process',
  (text) => {
    expect(() => parseStat(text)).toThrow('is no line of');
  },
);

const createStat = (
  pid: number,
  parent: number,
  residentPages: number,
): ProcessStat => ({ pid, parent, residentPages, childTicks: 0 });

describe('sumTree', () => {
  const stats = [
    // A child may have a smaller number than its parent.
    createStat(7, 30, 5),
    createStat(10, 1, 100),
    createStat(20, 10, 1000),
    createStat(30, 20, 10),
    createStat(40, 1, 9999),
  ];

  it('adds up a process and what it has started, at any depth', () => {
    expect(sumTree(stats, 10, 4096)).toEqual({
      total: 1115 * 4096,
      largest: 1000 * 4096,
    });
  });

  it('finds nothing where the process is gone', () => {
    expect(sumTree(stats, 11, 4096)).toEqual({ total: 0, largest: 0 });
  });
});

describe('measureCost', () => {
  it('counts the time and memory of a grandchild', async () => {
    const work = `
      const held = Buffer.alloc(100_000_000, 1);
      const end = process.cpuUsage().user + 600_000;
      while (process.cpuUsage().user < end) held[0] += 1;`;
    const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}])`;
    const measured = measureCost(
      (watch) =>
        new Promise<number | null>((resolve, reject) => {
          const child = spawn(process.execPath, ['-e', parent]);
          child.on('error', reject);
          child.on('spawn', () => watch(child.pid as number));
          child.on('close', resolve);
        }),
    );
    if (!existsSync('/proc')) {
      await expect(measured).rejects.toThrow('/proc');
      return;
    }
    const { result, cost } = await measured;
    expect(result).toBe(0);
    expect(cost.cpuSeconds).toBeGreaterThan(0.6);
    expect(cost.peak).toBeGreaterThan(cost.largest);
    expect(cost.largest).toBeGreaterThan(100_000_000);
  });
});
