import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createRecordingHost,
  joinScripts,
  putScriptFirst,
  type RecordingHost,
} from './recordingHost';

const POLICY =
  "default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'";
const PAGE = `<!doctype html><html><head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="${POLICY}"><title>A</title></head><body><p>script-src 'self'</p></body></html>`;

const hash = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

describe('a script in a document', () => {
  it('runs first, and is the one thing more that the policy allows', () => {
    const html = putScriptFirst(PAGE, 'let a = "$&";');
    expect(html).toContain('<head><script>let a = "$&";</script><meta');
    expect(html).toContain(
      `content="default-src 'self'; script-src 'self' ${hash('let a = "$&";')} 'sha256-a='; object-src 'none'"`,
    );
    expect(html).toContain("<p>script-src 'self'</p>");
  });

  it('cannot end its own element', () => {
    const source = joinScripts(['a("</script><!--")', 'b()']);
    expect(source).not.toMatch(/<\/script|<!--/);
    expect(source).toBe('a("\\x3c/script>\\x3c!--")\nb()');
  });
});

describe('the host', () => {
  let server: Server;
  let host: RecordingHost;
  let answer: RequestListener;

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    host = await createRecordingHost(`http://127.0.0.1:${port}`);
  });

  afterEach(async () => {
    await host.close();
    server.close();
    await once(server, 'close');
  });

  it('allows its script in the header too', async () => {
    answer = (_request, response) => {
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': POLICY,
        })
        .end(PAGE);
    };
    host.scripts.push('window.arranged = "é";');
    const response = await fetch(host.origin);
    const [, source = ''] =
      /<script>(.*?)<\/script>/s.exec(await response.text()) ?? [];
    expect(source).toMatch(/window\.arranged = "é";$/);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self' ${hash(source)} 'sha256-a='; object-src 'none'`,
    );
  });

  it('leaves other files and policies as they are', async () => {
    const policy = "sandbox; script-src 'unsafe-inline'";
    answer = (_request, response) => {
      response
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Content-Security-Policy': policy,
        })
        .end('"<head>"');
    };
    const response = await fetch(`${host.origin}/a.js`);
    expect(await response.text()).toBe('"<head>"');
    expect(response.headers.get('content-security-policy')).toBe(policy);
    expect(host.complaints.take()).toEqual([]);
  });

  it('notes what is missing, and passes on what breaks off', async () => {
    answer = (request, response) => {
      if (request.url === '/gone') {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('gone');
      } else {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('half', () => response.destroy());
      }
    };
    expect((await fetch(`${host.origin}/gone`)).status).toBe(404);
    expect(host.complaints.take()).toEqual([`404: ${host.origin}/gone`]);
    await expect(
      fetch(`${host.origin}/cut`).then((response) => response.text()),
    ).rejects.toThrow();
    expect(host.complaints.take()).toEqual([]);
  });
});
