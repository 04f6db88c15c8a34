import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Disturbances of a response:
 * - `abort`: the connection is closed without one;
 * - `missing`: 404 with a page, as most hosts answer;
 * - `html`: 200 with a page, as hosts of single-page applications answer;
 * - `cut`: the connection breaks in the middle;
 * - `damaged`: half of it, as if that were all;
 * - `stall`: it never comes;
 * - `rewrite`: another file, or a changed text;
 * - `delay`: it comes late, by so many milliseconds.
 */
export type Disturbance =
  | 'abort'
  | 'missing'
  | 'html'
  | 'cut'
  | 'damaged'
  | 'stall'
  | { delay: number }
  | { rewrite: (text: string) => string; from?: string };

/** Decides by the path of a request; null = the answer is as ever. */
export type Disturb = (pathname: string) => Disturbance | null;

/** A host of the portal that can be told to fail. */
export interface FaultHost {
  readonly origin: string;
  disturb: Disturb;
  /** Addresses whose answers were refused or spoilt so far. */
  readonly refused: ReadonlySet<string>;
  close(): Promise<void>;
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const FOREIGN_PAGE = '<!doctype html><title>Elsewhere</title><p>No such file.';

async function readBody(answered: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answered) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * Stands in front of a server of the portal, on a port of its own.
 *
 * @param siteOrigin of the server behind it
 */
export async function createFaultHost(siteOrigin: string): Promise<FaultHost> {
  const refused = new Set<string>();
  let origin = '';

  function sendRequest(
    url = '/',
    { method }: IncomingMessage,
    headers: IncomingHttpHeaders,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      forward(`${siteOrigin}${url}`, { method, headers }, resolve)
        .on('error', reject)
        .end();
    });
  }

  /** Asks for a text that can be changed: not compressed, and in full. */
  function requestPlain(
    url: string | undefined,
    request: IncomingMessage,
  ): Promise<IncomingMessage> {
    const {
      'accept-encoding': _encoding,
      'if-none-match': _known,
      ...headers
    } = request.headers;
    return sendRequest(url, request, headers);
  }

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const answered = await sendRequest(request.url, request, request.headers);
    response.writeHead(answered.statusCode ?? 500, answered.headers);
    answered.pipe(response);
  }

  async function spoil(
    disturbance: Disturbance,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (disturbance === 'stall') {
      return;
    }
    if (disturbance === 'abort') {
      response.destroy();
      return;
    }
    if (disturbance === 'missing' || disturbance === 'html') {
      const status = disturbance === 'missing' ? 404 : 200;
      response.writeHead(status, HTML).end(FOREIGN_PAGE);
      return;
    }
    const from = typeof disturbance === 'object' && 'from' in disturbance;
    const answered = await requestPlain(
      from ? disturbance.from : request.url,
      request,
    );
    const body = await readBody(answered);
    const { 'content-length': _length, etag: _etag, ...headers } = answered.headers;
    const half = body.subarray(0, body.length / 2);
    if (disturbance === 'cut') {
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.write(half, () => response.destroy());
      return;
    }
    const changed =
      typeof disturbance === 'object' && 'rewrite' in disturbance
        ? disturbance.rewrite(body.toString())
        : half;
    response.writeHead(answered.statusCode ?? 500, headers).end(changed);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { pathname } = new URL(`${origin}${request.url}`);
    const disturbance = host.disturb(pathname);
    if (disturbance === null) {
      await pass(request, response);
    } else if (typeof disturbance === 'object' && 'delay' in disturbance) {
      setTimeout(() => {
        pass(request, response).catch(() => response.destroy());
      }, disturbance.delay);
    } else {
      if (typeof disturbance === 'string') {
        refused.add(`${origin}${request.url}`);
      }
      await spoil(disturbance, request, response);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: FaultHost = {
    origin,
    disturb: () => null,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
