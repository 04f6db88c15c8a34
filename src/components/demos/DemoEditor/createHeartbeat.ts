/** Watches whether a frame answers. */
export interface Heartbeat {
  /**
   * Asks now, and from now on at intervals.
   *
   * @param known how long the frame has taken for work that is known to end, in milliseconds: one
   * that was slow then, on a slow or busy device, gets more time to answer
   */
  start(known: number): void;
  /** The frame has answered. */
  note(): void;
  stop(): void;
}

interface HeartbeatOptions {
  /** Sends a question to the frame. */
  ask: () => void;
  /** Called once when an answer stays out. */
  onSilence: () => void;
}

const TICK_MS = 100;

/** Least ticks without an answer after which a frame counts as hung: one second. */
const SILENT_TICKS = 10;

/** So many times the known work no demo takes to be shown; the Data Grid takes about as long. */
const TIMES_KNOWN = 4;

/** Ticks between two questions. */
const PAUSE_TICKS = 3;

/**
 * Creates a heartbeat. It counts ticks of its own thread instead of looking at the clock,
 * so that a page that was itself held up does not blame the frame.
 */
export function createHeartbeat({ ask, onSilence }: HeartbeatOptions): Heartbeat {
  let timer: number | undefined;
  let waiting = false;
  let ticks = 0;
  let silentTicks = SILENT_TICKS;

  function pingNow(): void {
    waiting = true;
    ticks = 0;
    ask();
  }

  function stop(): void {
    window.clearInterval(timer);
    timer = undefined;
  }

  function tick(): void {
    // Browsers slow down frames of pages that nobody sees.
    if (document.hidden) {
      ticks = 0;
      return;
    }
    ticks += 1;
    if (waiting && ticks >= silentTicks) {
      stop();
      onSilence();
    } else if (!waiting && ticks >= PAUSE_TICKS) {
      pingNow();
    }
  }

  return {
    start(known) {
      stop();
      silentTicks = Math.max(
        SILENT_TICKS,
        Math.ceil((TIMES_KNOWN * known) / TICK_MS),
      );
      pingNow();
      timer = window.setInterval(tick, TICK_MS);
    },
    note() {
      if (waiting) {
        waiting = false;
        ticks = 0;
      }
    },
    stop,
  };
}
