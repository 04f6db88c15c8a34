import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from './freePort';

const PROGRAM = '/usr/sbin/nginx';

/**
 * Finds nginx on this machine, or installs Debian's package.
 *
 * @returns path of the program; null if it cannot be had
 */
export function findNginx(): string | null {
  if (!existsSync(PROGRAM) && process.getuid?.() === 0) {
    try {
      execFileSync('apt-get', ['install', '-y', 'nginx-light'], { stdio: 'ignore' });
    } catch {
      return null;
    }
  }
  return existsSync(PROGRAM) ? PROGRAM : null;
}

/** A running nginx. */
export interface Nginx {
  /** Origin without trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

async function waitUntilUp(origin: string, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    try {
      await fetch(origin, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }
  throw new Error('nginx has ended by itself.');
}

/**
 * Starts nginx with a configuration for its `http` block.
 *
 * @param render makes it for an address and port
 * @throws with what nginx says if it refuses the configuration
 */
export async function startNginx(
  program: string,
  render: (listen: string) => string,
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${await findFreePort()}`;
  const file = path.join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(path.join(folder, 'site.conf'), render(listen));
  writeFileSync(
    file,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
error_log stderr error;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${places.map((place) => `  ${place}_temp_path ${folder}/${place};`).join('\n')}
  include ${folder}/site.conf;
}
`,
  );
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(child, 'exit');
  const origin = `http://${listen}`;
  try {
    await waitUntilUp(origin, () => child.exitCode === null);
  } catch (error) {
    throw new Error(output.trim() || String(error));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
