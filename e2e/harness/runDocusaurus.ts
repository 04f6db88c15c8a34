import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const PROGRAM = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../node_modules/.bin/docusaurus',
);

/** How a build ended. */
export interface BuildResult {
  exitCode: number | null;
  /** What it printed, without colours. */
  output: string;
}

/**
 * Runs Docusaurus in a folder, without its persistent cache.
 *
 * @param environment variables beside those of the process; undefined takes one away
 */
export function startDocusaurus(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  return spawn(PROGRAM, args, {
    cwd: folder,
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      ...environment,
    },
  });
}

/**
 * Builds the site in a folder.
 *
 * @param watch is told the id of the process when it runs
 */
export function buildSite(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  watch: (pid: number) => void = () => {},
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const child = startDocusaurus(folder, ['build'], {
      // Jest's own value would make a development build.
      NODE_ENV: 'production',
      ...environment,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('spawn', () => watch(child.pid as number));
    child.on('close', (exitCode) =>
      resolve({ exitCode, output: stripVTControlCharacters(output) }),
    );
  });
}
