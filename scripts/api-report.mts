/** `npm run api:report`: what the reference holds, and what it costs to make. */
import { performance } from 'node:perf_hooks';
import { loadApiModel } from '../plugins/content/api-reference/loadApiModel';
import {
  measureModel,
  renderCounts,
} from '../plugins/content/api-reference/measureModel';
import { findExportsWithoutPage } from '../plugins/content/api-reference/pages/planPages';

async function measureLoad(isFresh: boolean) {
  const start = performance.now();
  const loaded = await loadApiModel(process.cwd(), { isFresh });
  return { loaded, seconds: (performance.now() - start) / 1000 };
}

const cold = await measureLoad(true);
const warm = await measureLoad(false);
const { model, cpuSeconds, megabytes } = cold.loaded;
const homeless = findExportsWithoutPage(model);

const lines = [
  renderCounts(measureModel(model)),
  '',
  `Data Grid: ${model.interfaces.length} interfaces, ${model.events.length} events, ${model.selectors.length} selectors.`,
  `Named types explained: ${Object.keys(model.definitions).length}.`,
  `Exports without page: ${homeless.length}.`,
  ...homeless.map((line) => `  ${line}`),
  `Anomalies: ${model.anomalies.length}.`,
  ...model.anomalies.map(
    ({ where, message, isFatal }) =>
      `  ${isFatal ? 'fatal: ' : ''}${where}: ${message}`,
  ),
  '',
  `Cold: ${cold.seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time), at most ${Math.round(megabytes)} MB, in a process of its own.`,
  `Warm: ${warm.seconds.toFixed(2)} s.`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = homeless.length > 0 ? 1 : 0;
