// Serves this folder as it is: http://localhost:8080.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript' };
const root = import.meta.dirname;

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = path.join(root, pathname === '/' ? 'index.html' : pathname);
  const type = TYPES[path.extname(file)];
  try {
    if (!type || !file.startsWith(root)) throw new Error('Not served');
    const body = await readFile(file);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(8080, '127.0.0.1', () => console.log('http://localhost:8080'));
