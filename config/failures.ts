import { stop } from 'esbuild';

const WATCHED = Symbol.for('portal.failures');

/**
 * Lets the commands say what is wrong by its place in the content alone. Where in the code
 * it was found helps whoever mends the code: they set `PORTAL_STACKS=1`.
 */
export function reportFailuresByPlace(): void {
  if (!process.env.PORTAL_STACKS) {
    Error.stackTraceLimit = 0;
  }
  const world = globalThis as { [WATCHED]?: true };
  if (!world[WATCHED]) {
    world[WATCHED] = true;
    // It bundles in a process of its own, which prints all its threads where it is left alone.
    process.on('exit', () => void stop());
  }
}
