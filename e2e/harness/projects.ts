import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import type { ProjectStep } from '../../scripts/guide-projects/readGuideProject';
import { getLimit } from '../../tests/limits/limits';
import { findFreePort } from './freePort';

const run = promisify(execFile);

/** Unpacks the archive of a project. @returns the folder of the project, in the target */
export function unpackProject(archive: Uint8Array, target: string): string {
  const files = unzipSync(archive);
  saveFiles(target, Object.entries(files));
  return path.join(target, Object.keys(files)[0]?.split('/')[0] ?? '');
}

/** Serves what a project was built to. */
export async function serveProject(root: string) {
  const handle = sirv(root);
  const server = createServer((request, response) => {
    handle(request, response, () => {
      // Browsers request an icon that no project has.
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** Starts the server of a project as its scripts would. @returns once it answers */
export async function startServer(
  project: string,
  [command = '', ...args]: readonly string[],
) {
  const port = await findFreePort();
  const server = spawn(command, args, {
    cwd: project,
    env: {
      ...process.env,
      PATH: `${path.join(project, 'node_modules/.bin')}:${process.env.PATH}`,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${port}`,
    },
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`:${port}`)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`${command} ended:\n${output}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => server.kill() };
}

/** Runs a program as a reader would. @throws with all that it printed */
async function runProgram(
  folder: string,
  [program = '', ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    await run(program, args, {
      cwd: folder,
      timeout: getLimit('build'),
      maxBuffer: 10_000_000,
      env: { ...process.env, NODE_ENV: '', ...environment },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as {
      stdout?: string;
      stderr?: string;
    };
    throw new Error(
      `${program} ${args.join(' ')} failed in ${folder}\n${stdout}\n${stderr}`,
      {
        cause: error,
      },
    );
  }
}

/** Runs npm as a reader would. @throws with all that it printed */
export const runNpm = (project: string, ...args: string[]): Promise<void> =>
  runProgram(project, ['npm', ...args], {});

/**
 * Does what a page says, one step after the other, as a reader who lets npm fetch the programs that
 * it asks about. A `cd` changes the folder of the steps that follow.
 *
 * @param environment variables that the reader has beside those of the test
 * @returns the folder in which the steps end
 * @throws with all that a command printed that failed
 */
export async function followSteps(
  folder: string,
  steps: readonly ProjectStep[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  let current = folder;
  for (const step of steps) {
    if ('file' in step) {
      saveFiles(current, [[step.file, step.contents]]);
    } else if (step.command[0] === 'cd') {
      current = path.join(current, step.command[1] ?? '');
    } else {
      await runProgram(current, step.command, {
        npm_config_yes: 'true',
        ...environment,
      });
    }
  }
  return current;
}

/** Saves files in a project, in place of those of the same name. */
export function saveFiles(
  project: string,
  files: Iterable<readonly [name: string, contents: string | Uint8Array]>,
): void {
  for (const [name, contents] of files) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
}

/** Installs the packages of a project. */
export const installProject = (project: string): Promise<void> =>
  runNpm(project, 'install', '--no-audit', '--no-fund', '--prefer-offline');
