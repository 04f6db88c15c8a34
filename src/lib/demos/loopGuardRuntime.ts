/** Functions that guarded code calls; see `guardLoops`. */
export interface LoopGuard {
  /** Before each round of a loop. @throws EndlessCodeError */
  repeat(line: number): void;
  /** Before the body of a function that can pause. @throws EndlessCodeError */
  call(line: number): void;
  /** Before the body of any other function. @throws EndlessCodeError */
  enter(line: number): void;
  /** After the body of such a function. */
  leave(): void;
}

/** Dependencies of a guard. */
export interface LoopGuardOptions {
  /** A clock in milliseconds. */
  now: () => number;
  /** Calls back once when the code that runs now, promises included, has ended. */
  afterTurn: (callback: () => void) => void;
}

/** Thrown where code would not have ended by itself. */
export class EndlessCodeError extends Error {
  override name = 'EndlessCodeError';

  /** @param line of the loop or function, counted from 1 */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** A loop may run for so long, in milliseconds, if it has made many rounds. */
const BUSY_MS = 250;

/** Rounds from which on a loop counts as busy: a slow computer alone does not stop it. */
const BUSY_ROUNDS = 1_000;

/**
 * Time after which a loop is stopped, however few rounds it has made; well before the second
 * after which the whole frame is removed, for that cannot name the line.
 */
const SLOW_MS = 600;

/** Calls of one function in one turn, as with recursion that branches. */
const BUSY_CALLS = 100_000;

/** Calls within calls; browsers give up at about ten thousand. */
const DEEPEST = 1_500;

/** Rounds that are looked at one by one; later only every sixteenth is. */
const CLOSELY_WATCHED = 64;

/** Executions of a line since the turn began. */
interface Activity {
  since: number;
  count: number;
}

/**
 * Stops code that would keep its thread busy for ever. It counts per line and per turn of
 * the event loop, and looks at the clock. Once it has stopped something, all that is
 * guarded stays stopped until the turn ends, so that a `catch` cannot go on.
 */
export function createLoopGuard({ now, afterTurn }: LoopGuardOptions): LoopGuard {
  let activities = new Map<number, Activity>();
  let depth = 0;
  let stopped: EndlessCodeError | null = null;
  let watching = false;

  function watchTurn(): void {
    if (!watching) {
      watching = true;
      afterTurn(() => {
        activities = new Map();
        depth = 0;
        stopped = null;
        watching = false;
      });
    }
  }

  function stop(message: string, line: number): never {
    stopped = new EndlessCodeError(message, line);
    throw stopped;
  }

  /** Counts a round or call; gives the activity when it is time to look at the clock. */
  function count(line: number): Activity | null {
    if (stopped) {
      throw stopped;
    }
    watchTurn();
    let activity = activities.get(line);
    if (!activity) {
      activity = { since: now(), count: 0 };
      activities.set(line, activity);
    }
    activity.count += 1;
    return activity.count > CLOSELY_WATCHED && activity.count % 16 ? null : activity;
  }

  function checkCall(line: number): void {
    const activity = count(line);
    if (
      activity &&
      activity.count > BUSY_CALLS &&
      now() - activity.since > BUSY_MS
    ) {
      stop('This function is called over and over.', line);
    }
  }

  return {
    repeat(line) {
      const activity = count(line);
      if (!activity) {
        return;
      }
      const elapsed = now() - activity.since;
      if (elapsed > SLOW_MS || (elapsed > BUSY_MS && activity.count > BUSY_ROUNDS)) {
        stop('This loop does not end.', line);
      }
    },
    call: checkCall,
    enter(line) {
      checkCall(line);
      if (depth >= DEEPEST) {
        stop('This function calls itself without end.', line);
      }
      depth += 1;
    },
    leave() {
      depth -= 1;
    },
  };
}
