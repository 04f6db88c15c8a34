/**
 * Runs the extractor in a process of its own, whose memory is free again when the bundler
 * starts: `node --import tsx extractInChild.mts <root> <file>`. Writes an `ExtractionResult`.
 */
import { extractApi } from './extract/extractApi.ts';
import { PACKAGES } from './extract/packages.ts';
import { writeAtomically } from '../../shared/writeAtomically.ts';

const [root, file] = process.argv.slice(2);
if (!root || !file) throw new Error('Usage: extractInChild.mts <root> <file>');

const start = performance.now();
const model = extractApi(root, PACKAGES);
const result = {
  model,
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: process.cpuUsage().user / 1e6,
  // In kilobytes on all platforms.
  megabytes: process.resourceUsage().maxRSS / 1024,
};
writeAtomically(file, JSON.stringify(result));
