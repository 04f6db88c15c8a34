/**
 * `npm run pack:agents`: writes the pack for agents to `agents/<version of Material UI>/` and as a zip
 * beside it, from the sources as they are. `-- <folder>` writes elsewhere. A build publishes the same
 * zip as `/agents/<version>.zip`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectPackSources } from './agents/collectPackSources';
import { writePack } from './agents/writePack';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const [target = 'agents', ...others] = process.argv.slice(2);
if (others.length > 0 || target.startsWith('-')) {
  console.error('Usage: npm run pack:agents -- [folder]');
  process.exit(1);
}

const format = new Intl.NumberFormat('en');
const { folder, archive, files, archiveBytes } = await writePack(
  await collectPackSources(SITE_DIR),
  path.resolve(SITE_DIR, target),
);
const bytes = [...files.values()].reduce(
  (sum, text) => sum + Buffer.byteLength(text),
  0,
);
const index = Buffer.byteLength(files.get('AGENTS.md') ?? '');
console.log(
  `${folder}: ${format.format(files.size)} files, ${format.format(bytes)} bytes; AGENTS.md has ${format.format(index)}.`,
);
console.log(`${archive}: ${format.format(archiveBytes)} bytes`);
