import type { TestedDemo } from './listDemos';

/** Parsed arguments of the command line. */
export interface DemoChoice {
  /** Parts of paths or names; none: all demos. */
  names: string[];
  /** A part of the demos out of equal parts, counted from 1. */
  shard: { index: number; count: number };
  /** Open them all in a browser, whatever the ledger says. */
  all: boolean;
}

/**
 * Reads the arguments of `npm run test:demos`.
 *
 * @example ['Button', '--shard', '2/4']
 * // → { names: ['Button'], shard: { index: 2, count: 4 }, all: false }
 * @throws for a flag that is not known and a shard that does not exist
 */
export function parseChoice(args: readonly string[]): DemoChoice {
  const names: string[] = [];
  let shard = { index: 1, count: 1 };
  let all = false;
  for (let at = 0; at < args.length; at += 1) {
    const [flag = '', joined] = (args[at] ?? '').split('=', 2);
    if (flag === '--shard') {
      shard = parseShard(joined ?? args[(at += 1)] ?? '');
    } else if (flag === '--all') {
      all = true;
    } else if (flag.startsWith('-')) {
      throw new Error(
        `${flag} is not known; there are --all, --shard 1/4 and names`,
      );
    } else {
      names.push(flag);
    }
  }
  return { names, shard, all };
}

function parseShard(text: string): DemoChoice['shard'] {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) {
    throw new Error(`--shard ${text} is no part of a whole: write it like 1/4`);
  }
  return { index, count };
}

/**
 * Selects the requested demos. Shards are cut across pages, since the demos of one page take
 * about the same time.
 *
 * @throws if no demo has such a name
 */
export function chooseDemos(
  demos: readonly TestedDemo[],
  { names, shard }: Omit<DemoChoice, 'all'>,
): TestedDemo[] {
  const unknown = names.find((name) => !demos.some(({ id }) => id.includes(name)));
  if (unknown !== undefined) {
    throw new Error(`no demo is called "${unknown}"`);
  }
  return demos
    .filter(
      ({ id }) => names.length === 0 || names.some((name) => id.includes(name)),
    )
    .filter((_, position) => position % shard.count === shard.index - 1);
}
