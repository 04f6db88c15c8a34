import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sirv from 'sirv';
import { getLimit } from '../../tests/limits/limits';

const run = promisify(execFile);

/** Unpacks the archive of a project. @returns the folder of the project, in the target */
export function unpackProject(archive: Uint8Array, target: string): string {
  const files = unzipSync(archive);
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), contents);
  }
  return path.join(target, Object.keys(files)[0]?.split('/')[0] ?? '');
}

/** Serves what a project was built to. */
export async function serveProject(root: string) {
  const handle = sirv(root);
  const server = createServer((request, response) => {
    handle(request, response, () => {
      // Browsers ask for an icon that no project has promised.
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

/** Runs npm as a reader would. @throws with all that it printed */
export async function runNpm(project: string, ...args: string[]): Promise<void> {
  try {
    await run('npm', args, {
      cwd: project,
      timeout: getLimit('build'),
      maxBuffer: 10_000_000,
      env: { ...process.env, NODE_ENV: '' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as {
      stdout?: string;
      stderr?: string;
    };
    throw new Error(
      `npm ${args.join(' ')} failed in ${project}\n${stdout}\n${stderr}`,
      {
        cause: error,
      },
    );
  }
}

/** Installs the packages of a project. */
export const installProject = (project: string): Promise<void> =>
  runNpm(project, 'install', '--no-audit', '--no-fund', '--prefer-offline');
