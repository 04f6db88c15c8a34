import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host that can be stopped, and that answers some requests otherwise. */
export interface HostProxy {
  readonly port: number;
  /** Script of the worker in place of the built one; called for each request. */
  changeWorker: ((built: string) => string) | null;
  /** Files that the host has lost. */
  isMissing: (pathname: string) => boolean;
  /** Begins an answer that is ended elsewhere; says whether it has. */
  takeOver: (pathname: string, response: ServerResponse) => boolean;
  /** Closes the port: connections are refused. */
  stop(): Promise<void>;
  /** Opens the same port again. */
  start(): Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Stands in front of the built portal.
 *
 * @param origin of the server behind it
 * @param readWorker the built `sw.js`
 */
export async function createHostProxy(
  origin: string,
  readWorker: () => string,
): Promise<HostProxy> {
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (proxy.isMissing(pathname)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('gone');
      return;
    }
    if (pathname === '/sw.js' && proxy.changeWorker) {
      response
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Cache-Control': 'no-cache',
        })
        .end(proxy.changeWorker(readWorker()));
      return;
    }
    if (proxy.takeOver(pathname, response)) {
      return;
    }
    const { method, headers } = request;
    forward(`${origin}${request.url}`, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  }

  let server = createServer(answer);
  const port = await listen(server, 0);
  const proxy: HostProxy = {
    port,
    changeWorker: null,
    isMissing: () => false,
    takeOver: () => false,
    stop: () => close(server),
    async start() {
      server = createServer(answer);
      await listen(server, port);
    },
  };
  return proxy;
}
