import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { startDocusaurus } from '../tests/harness/runDocusaurus.ts';

const HOST = '127.0.0.1';

/** A development server that answers. */
export interface DevServer {
  /** Without trailing slash. */
  origin: string;
  /** Waits until it has printed nothing for two seconds: then it has compiled. */
  waitForQuiet(): Promise<void>;
  close(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, HOST);
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const POLL_INTERVAL = 50;
const QUIET = 2000;

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function waitForSilence(child: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve) => {
    const streams = [child.stdout, child.stderr];
    const end = () => {
      streams.forEach((stream) => stream.off('data', restart));
      resolve();
    };
    let timer = setTimeout(end, QUIET);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    };
    streams.forEach((stream) => stream.on('data', restart));
  });
}

/**
 * Starts a development server and waits until it takes connections; it may still compile.
 *
 * @throws if it ends before, with what it printed
 */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await findFreePort();
  const child = startDocusaurus(
    folder,
    ['start', '--no-open', '--host', HOST, '--port', String(port)],
    { DOCUSAURUS_NO_PERSISTENT_CACHE: undefined },
  );
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (!(await canConnect(port))) {
    if (!isRunning()) {
      throw new Error(
        `The server in ${folder} has ended.\n${stripVTControlCharacters(output)}`,
      );
    }
    await wait(POLL_INTERVAL);
  }
  return {
    origin: `http://${HOST}:${port}`,
    waitForQuiet: () => waitForSilence(child),
    async close() {
      if (isRunning()) {
        child.kill('SIGTERM');
        await closed;
      }
    },
  };
}
