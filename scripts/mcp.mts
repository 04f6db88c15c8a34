/**
 * `npm run --silent mcp`: serves the pack for agents by the Model Context Protocol over standard input
 * and output, offline. `-- <folder>` serves another pack than the latest in `agents/`. Without
 * `--silent` npm writes to the output that the protocol needs.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createPackServer } from './agents/server/createPackServer';
import { findPack, openPack } from './agents/server/openPack';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const [folder, ...others] = process.argv.slice(2);
if (others.length > 0 || folder?.startsWith('-')) {
  console.error('Usage: npm run --silent mcp -- [folder of a pack]');
  process.exit(1);
}

try {
  const pack = openPack(
    folder ? path.resolve(folder) : findPack(path.join(SITE_DIR, 'agents')),
  );
  await createPackServer(pack).connect(new StdioServerTransport());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
