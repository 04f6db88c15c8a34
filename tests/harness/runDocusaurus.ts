import {
  spawn,
  spawnSync,
  type ChildProcessWithoutNullStreams,
} from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { BUILD_OPTIONS } from '../../scripts/machine/buildOptions.mjs';

const PROGRAM = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../node_modules/.bin/docusaurus',
);

/** Outcome of a build. */
export interface BuildResult {
  exitCode: number | null;
  /** Output without colours. */
  output: string;
}

/** Program and arguments in front of a command that is to have no network, of Linux. */
const WITHOUT_NETWORK = ['/usr/bin/unshare', '--map-root-user', '--net'] as const;

/** Whether the machine can run a command without a network. */
export function canLeaveNetwork(): boolean {
  const [program, ...args] = WITHOUT_NETWORK;
  return spawnSync(program, [...args, 'true']).status === 0;
}

/** Options of a build. */
export interface BuildOptions {
  /** Without any network, its own machine included; see {@link canLeaveNetwork}. */
  withoutNetwork?: boolean;
  /** Is told the id of the process when it runs. */
  watch?: (pid: number) => void;
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
  { withoutNetwork = false }: Pick<BuildOptions, 'withoutNetwork'> = {},
): ChildProcessWithoutNullStreams {
  const [program = PROGRAM, ...before] = withoutNetwork
    ? [...WITHOUT_NETWORK, PROGRAM]
    : [];
  return spawn(program, [...before, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      ...environment,
    },
  });
}

/**
 * Collects what a program prints until it ends.
 *
 * @throws if it could not be started
 */
export function waitForBuild(
  child: ChildProcessWithoutNullStreams,
  watch?: BuildOptions['watch'],
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('spawn', () => watch?.(child.pid as number));
    child.on('close', (exitCode) =>
      resolve({ exitCode, output: stripVTControlCharacters(output) }),
    );
  });
}

/** @throws with what a build has printed, where it failed */
export function assertBuilt(
  folder: string,
  { exitCode, output }: BuildResult,
): void {
  if (exitCode !== 0) {
    throw new Error(`The build in ${folder} ended with ${exitCode}.\n${output}`);
  }
}

/**
 * Builds the site in a folder as `npm run build` does.
 *
 * @param environment variables beside those of the process; undefined takes one away
 */
export function buildSite(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  { withoutNetwork, watch }: BuildOptions = {},
): Promise<BuildResult> {
  const child = startDocusaurus(
    folder,
    ['build'],
    // Jest's own value would make a development build.
    { NODE_ENV: 'production', NODE_OPTIONS: BUILD_OPTIONS, ...environment },
    { withoutNetwork },
  );
  return waitForBuild(child, watch);
}
