import type { Obstacle } from '../lib/offline/findObstacle';

let report: (start: Promise<Obstacle | null>) => void;

/** Resolves with the outcome of this page's worker; pending where none is registered. */
export const workerStart = new Promise<Obstacle | null>((resolve) => {
  report = resolve;
});

/** Called once, by the module that registers the worker. */
export function reportWorkerStart(start: Promise<Obstacle | null>): void {
  report(start);
}
