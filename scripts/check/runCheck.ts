import { spawn } from 'node:child_process';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Outcome of the command. */
export interface CheckRun {
  exitCode: number | null;
  output: string;
  errors: string;
}

/** Runs `npm run check` in a site, without the preparation of the machine. */
export function runCheck(
  folder: string,
  args: readonly string[],
): Promise<CheckRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      path.join(SITE_DIR, 'node_modules/.bin/tsx'),
      [path.join(SITE_DIR, 'scripts/check.mts'), ...args],
      { cwd: folder, env: { ...process.env, INIT_CWD: folder } },
    );
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, output, errors }));
  });
}
