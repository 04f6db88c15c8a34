/**
 * A thread that measures how fast its machine is: sends how long each of some rounds of work took,
 * in milliseconds. JavaScript, as threads are not compiled.
 */
import { parentPort } from 'node:worker_threads';

const ROUNDS = 5;

/** Numbers, texts and objects, as in the work of tests and of pages. Always the same. */
function work() {
  let seed = 1;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed;
  };
  const counts = new Map();
  for (let index = 0; index < 1_000_000; index += 1) {
    const key = `row-${next() % 5_000}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts].map(([key, count]) => ({ key, count, seed: next() }));
  rows.sort((left, right) => left.seed - right.seed);
  return JSON.stringify(rows).length;
}

function measureRound() {
  const start = performance.now();
  work();
  return performance.now() - start;
}

// Compiled first.
work();
parentPort?.postMessage(Array.from({ length: ROUNDS }, measureRound));
