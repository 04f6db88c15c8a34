import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html>
<html lang="en" dir="ltr" data-theme="light" data-js>
<meta charset="utf-8"><title>Stage</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/stage.css">
<body class="light" dir="ltr"><main id="page"></main><script src="/stage.js"></script>
</html>
`;

/** Serves an empty page with the script and the style sheet of a stage. */
export async function serveStage({
  script,
  styles,
}: {
  script: string;
  styles: string;
}) {
  const files = new Map([
    ['/stage.js', ['text/javascript', script] as const],
    ['/stage.css', ['text/css', styles] as const],
  ]);
  const server = createServer((request, response) => {
    const [type, text] = files.get(request.url ?? '') ?? ['text/html', PAGE];
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.setHeader('cache-control', 'max-age=3600');
    response.end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
