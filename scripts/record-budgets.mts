/** `npm run budgets`: writes what the built portal weighs into `e2e/budgets.json`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureWeights } from '../tests/harness/budgets.ts';

const file = fileURLToPath(new URL('../e2e/budgets.json', import.meta.url));
const weights = measureWeights();
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
for (const [name, bytes] of Object.entries(weights.bytes)) {
  console.log(`${name.padEnd(24)}${String(bytes).padStart(9)} B`);
}
