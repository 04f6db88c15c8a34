/**
 * `npm run deploy:nginx -- <served folder> [listen]`: prints the configuration of nginx for
 * a built site.
 */
import path from 'node:path';
import { environment } from '../config/environment.ts';
import { renderNginxConfig } from './deploy/renderNginxConfig';
import { listRedirectedLanguages } from './server/listBuiltLanguages.mts';

const [folder, listen = '8080', ...others] = process.argv.slice(2);
if (!folder || others.length > 0) {
  console.error('Usage: npm run deploy:nginx -- <served folder> [address:port]');
  process.exit(1);
}

try {
  const root = path.resolve(folder);
  process.stdout.write(
    renderNginxConfig({
      folder: root,
      listen,
      baseUrl: environment.baseUrl,
      prefixLanguages: listRedirectedLanguages(root),
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
