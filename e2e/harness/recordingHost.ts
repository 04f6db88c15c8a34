import { createHash } from 'node:crypto';
import {
  createServer,
  request as forward,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Complaints } from '../../tests/harness/complaints';

/** Path to which documents report violations. */
const COMPLAINTS_PATH = '/complaints-of-documents';

/** A host that runs scripts before those of every document, and notes complaints. */
export interface RecordingHost {
  readonly origin: string;
  /** Sources of scripts, in the order in which they run. */
  readonly scripts: string[];
  readonly complaints: Complaints;
  close(): Promise<void>;
}

/* Runs in documents, before anything else. */
function report(place: string): void {
  const PlainRequest = window.XMLHttpRequest;
  const send = (complaint: string) => {
    // Not to be lost if the document is left next, and there before a test looks.
    const plainRequest = new PlainRequest();
    plainRequest.open('POST', place, false);
    plainRequest.send(complaint);
  };
  const describe = (value: unknown) =>
    value instanceof Error
      ? `${value.name}: ${value.message}\n${value.stack ?? ''}`
      : String(value);
  // A page may say of an error that it is taken care of, after this has heard of it.
  const uncaught = new Map<Event, string>();
  const reportUncaught = () => {
    uncaught.forEach((error, event) => {
      if (!event.defaultPrevented) send(`error: ${error}`);
    });
    uncaught.clear();
  };
  const hear = (event: Event, error: string) => {
    uncaught.set(event, error);
    setTimeout(reportUncaught);
  };
  window.addEventListener('pagehide', reportUncaught);
  window.addEventListener('error', (event) => {
    const { error, message } = event;
    hear(event, error instanceof Error ? describe(error) : message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    hear(event, describe(event.reason));
  });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      send(`refused by the policy: ${effectiveDirective} ${blockedURI}`);
    },
  );
  for (const [method, type] of [
    ['error', 'error'],
    ['warn', 'warning'],
    ['info', 'info'],
    ['log', 'log'],
    ['debug', 'debug'],
    ['trace', 'trace'],
    ['assert', 'assert'],
  ] as const) {
    console[method] = (...said: unknown[]) => {
      if (method === 'assert' && said[0]) return;
      send(`console.${type}: ${said.map(describe).join(' ')} (${location.href})`);
    };
  }
}

const hashSource = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Allows one more script in a policy that allows some by origin or hash. */
export function allowScript(policy: string, source: string): string {
  return policy.replaceAll("script-src 'self'", `$& ${hashSource(source)}`);
}

/**
 * Puts a script in front of everything in the head of a document, and allows it in the
 * policy that stands there.
 */
export function putScriptFirst(html: string, source: string): string {
  return html
    .replace(/<meta http-equiv=["']?Content-Security-Policy\b[^>]*>/, (policy) =>
      allowScript(policy, source),
    )
    .replace(/<head(?:\s[^>]*)?>/, (head) => `${head}<script>${source}</script>`);
}

/** A script element cannot contain text that ends it or begins a comment in it. */
export function joinScripts(scripts: readonly string[]): string {
  return scripts
    .map((script) => script.replace(/<(?=\/script|!--)/gi, '\\x3c'))
    .join('\n');
}

/**
 * Proxies a host, for browsers whose drivers can neither run scripts first nor report errors.
 *
 * @param behind origin of the host behind it
 */
export async function createRecordingHost(behind: string): Promise<RecordingHost> {
  let complaints: string[] = [];
  const scripts = [`(${String(report)})(${JSON.stringify(COMPLAINTS_PATH)});`];

  function sendRequest(
    { url, method, headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<IncomingMessage> {
    // Documents are changed, so they come in full and not compressed.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _known,
      ...own
    } = headers;
    return new Promise((resolve, reject) => {
      const forwarded = forward(
        `${behind}${url}`,
        { method, headers: own },
        resolve,
      );
      forwarded.on('error', reject).end();
      response.on('close', () => forwarded.destroy());
    });
  }

  async function sendDocument(
    answered: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const {
      'content-length': _length,
      etag: _etag,
      'content-security-policy': policy,
      ...headers
    } = answered.headers as IncomingHttpHeaders & {
      'content-security-policy'?: string;
    };
    const source = joinScripts(scripts);
    const html = putScriptFirst(await readText(answered), source);
    response
      .writeHead(answered.statusCode ?? 500, {
        ...headers,
        ...(policy
          ? { 'content-security-policy': allowScript(policy, source) }
          : {}),
      })
      .end(html);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.url === COMPLAINTS_PATH) {
      complaints.push(await readText(request));
      response.writeHead(204).end();
      return;
    }
    const answered = await sendRequest(request, response);
    const status = answered.statusCode ?? 500;
    if (status >= 400) complaints.push(`${status}: ${origin}${request.url}`);
    if (answered.headers['content-type']?.startsWith('text/html')) {
      await sendDocument(answered, response);
      return;
    }
    response.writeHead(status, answered.headers);
    await pipeline(answered, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    scripts,
    complaints: {
      take() {
        const taken = complaints;
        complaints = [];
        return taken;
      },
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
