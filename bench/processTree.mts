import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Fields of `/proc/<pid>/stat` that are read here. */
export interface ProcessStat {
  pid: number;
  parent: number;
  /** Memory that is resident, in pages of the machine. */
  residentPages: number;
  /** Time that its ended children, and theirs, have spent on processors, in ticks. */
  childTicks: number;
}

/** Memory of a process and of all that it has started, in bytes. */
export interface TreeMemory {
  /** Of all together. Memory that two processes share counts twice. */
  total: number;
  /** Of the largest one. */
  largest: number;
}

/**
 * Reads a line of `/proc/<pid>/stat`. Source: proc_pid_stat(5).
 *
 * @throws for what is no such line
 */
export function parseStat(text: string): ProcessStat {
  // A name may hold anything, parentheses too.
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  /** @param number as the manual counts: the first after the name is 3 */
  const read = (number: number) => Number(fields[number - 3] ?? NaN);
  const stat = {
    pid: Number.parseInt(text, 10),
    parent: read(4),
    residentPages: read(24),
    childTicks: read(16) + read(17),
  };
  if (end < 0 || Object.values(stat).some(Number.isNaN)) {
    throw new Error(`"${text.slice(0, 80)}" is no line of /proc/<pid>/stat.`);
  }
  return stat;
}

/**
 * Adds up the memory of a process and of what it has started.
 *
 * @param stats of all processes
 * @returns zeros if the process is not among them
 */
export function sumTree(
  stats: readonly ProcessStat[],
  root: number,
  pageSize: number,
): TreeMemory {
  const memory = { total: 0, largest: 0 };
  const queue = stats.filter(({ pid }) => pid === root);
  for (const { pid, residentPages } of queue) {
    memory.total += residentPages * pageSize;
    memory.largest = Math.max(memory.largest, residentPages * pageSize);
    queue.push(...stats.filter(({ parent }) => parent === pid));
  }
  return memory;
}

function readSetting(name: 'PAGESIZE' | 'CLK_TCK'): number {
  return Number(execFileSync('getconf', [name], { encoding: 'utf8' }));
}

function readStats(): ProcessStat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
      } catch (error) {
        // It has ended since the folder was read.
        if (
          ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')
        )
          return [];
        throw error;
      }
    });
}

/** Time and memory of a command and all processes that it started. */
export interface Cost {
  /** On processors, for the program and for the system. */
  cpuSeconds: number;
  /** By the clock. */
  seconds: number;
  /** Most memory of all its processes together, in bytes, looked at every 200 ms. */
  peak: number;
  /** Most memory of one of its processes, in bytes, looked at as often. */
  largest: number;
}

const SAMPLE_INTERVAL = 200;

/**
 * Measures a command while it runs. Nothing else may be started at that time: processor time
 * is that of all children which have ended since. Needs `/proc`, so Linux.
 *
 * @param run starts the command, says which process it is, and waits until it has ended
 * @throws on other systems
 */
export async function measureCost<T>(
  run: (watch: (pid: number) => void) => Promise<T>,
): Promise<{ result: T; cost: Cost }> {
  if (!existsSync('/proc/self/stat')) {
    throw new Error('What a build costs is read from /proc, which only Linux has.');
  }
  const pageSize = readSetting('PAGESIZE');
  const ticksPerSecond = readSetting('CLK_TCK');
  const readTicks = () =>
    parseStat(readFileSync('/proc/self/stat', 'utf8')).childTicks;
  const startTicks = readTicks();
  const start = performance.now();
  const peak = { total: 0, largest: 0 };
  let timer: NodeJS.Timeout | undefined;
  const watch = (pid: number) => {
    timer = setInterval(() => {
      const { total, largest } = sumTree(readStats(), pid, pageSize);
      peak.total = Math.max(peak.total, total);
      peak.largest = Math.max(peak.largest, largest);
    }, SAMPLE_INTERVAL);
  };
  try {
    const result = await run(watch);
    return {
      result,
      cost: {
        cpuSeconds: (readTicks() - startTicks) / ticksPerSecond,
        seconds: (performance.now() - start) / 1000,
        peak: peak.total,
        largest: peak.largest,
      },
    };
  } finally {
    clearInterval(timer);
  }
}
