/** Builds the portal: `node scripts/build.mjs`, with the options of `docusaurus build`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_OPTIONS } from './machine/buildOptions.mjs';

const SITE_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PROGRAM = path.join(
  SITE_DIR,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);

const { status, error } = spawnSync(
  process.execPath,
  [PROGRAM, 'build', ...process.argv.slice(2)],
  {
    cwd: SITE_DIR,
    stdio: 'inherit',
    // The maintainer's own options come last and take precedence.
    env: {
      ...process.env,
      NODE_OPTIONS: `${BUILD_OPTIONS} ${process.env.NODE_OPTIONS ?? ''}`.trim(),
    },
  },
);
if (error) throw error;
process.exit(status ?? 1);
