import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles what leads addresses with a language prefix to their pages. A static host
 * answers them with the page for missing ones, and there the script runs.
 *
 * @param baseUrl path of the portal, with slashes
 * @param languages what may stand in front of a path
 * @returns minified JavaScript
 */
export function renderPrefixScript(
  baseUrl: string,
  languages: readonly string[],
): string {
  const result = buildSync({
    entryPoints: [path.join(__dirname, 'prefixEntry.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    define: {
      BASE_URL: JSON.stringify(baseUrl),
      PREFIX_LANGUAGES: JSON.stringify(languages),
    },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return result.outputFiles[0]?.text.trim() ?? '';
}
