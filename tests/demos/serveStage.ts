import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createRequire } from 'node:module';
import { renderBrandStyles } from '../../src/brand/renderBrandStyles';
import { renderFallbackFaces } from '../../src/lib/demos/demoTypefaces';
import type { DemoBundles } from './bundleDemos';

/** A running server of the page that demos are shown on. */
export interface StageServer {
  /** Without trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/** `<html>` and `<body>` are as the portal's pages are after their first script. */
const PAGE = `<!doctype html>
<html lang="en" dir="ltr" data-theme="light" data-js>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demos</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/stage.css">
<script>
// Keeps React from advertising its tools in the console.
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true };
</script>
<script src="/axe.js"></script>
<script src="/stage.js" defer></script>
</head>
<body class="light" dir="ltr"><main id="page" class="prose"><h1>Demos</h1></main></body>
</html>
`;

const resolvePackageFile = createRequire(path.resolve('package.json')).resolve;

async function readAxe(): Promise<string> {
  const source = await readFile(resolvePackageFile('axe-core/axe.min.js'), 'utf8');
  return `${source};window.axeSource=${JSON.stringify(source).replaceAll('</', '<\\/')};`;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the stage with the packed demos, and the site's own files below it. */
export async function serveStage(
  { script, styles }: DemoBundles,
  siteDir: string,
): Promise<StageServer> {
  const tokens = `@layer portal.tokens {\n${renderBrandStyles()}}\n${renderFallbackFaces()}\n`;
  const files = new Map([
    ['/stage.js', script],
    ['/stage.css', `${styles}\n${tokens}`],
    ['/axe.js', await readAxe()],
  ]);
  const server = createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://localhost').pathname;
    const type = TYPES[path.extname(pathname)];
    if (!type) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(PAGE);
      return;
    }
    // The browser keeps the compiled script from one page to the next.
    response.setHeader('cache-control', 'public, max-age=3600');
    response.setHeader('content-type', `${type}; charset=utf-8`);
    const text = files.get(pathname);
    if (text !== undefined) {
      response.end(text);
      return;
    }
    readFile(path.join(siteDir, 'static', path.normalize(pathname))).then(
      (contents) => response.end(contents),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
