/** `npm run serve`: the built site on this machine, at `PORT` or a free one. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../config/environment.ts';
import { createSiteServer } from './server/createSiteServer.mts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const port = Number(process.env.PORT ?? 0);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(
    `PORT must be a number from 0 to 65535, but is "${process.env.PORT}".`,
  );
  process.exit(1);
}

try {
  const { baseUrl } = environment;
  const root = path.join(SITE_DIR, 'build');
  const { origin } = await createSiteServer({ root, port, baseUrl });
  console.log(`The built portal is at ${origin}${baseUrl}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
