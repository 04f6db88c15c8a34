import path from 'node:path';
import { buildSync } from 'esbuild';
import type { BuildFacts } from '../../../src/lib/preferences/readFirstPaint';

const ENTRY = path.join(__dirname, 'entry.ts');

/**
 * Bundles `entry.ts` with the parts of `src/lib` it needs, so that the rules that run
 * before the first paint are the very ones that are tested there.
 *
 * @returns minified JavaScript without a closing script tag in it
 * @throws if the bundle cannot be built, naming file and line
 */
export function renderFirstPaintScript(
  { baseUrl, locale }: BuildFacts,
  entry: string = ENTRY,
): string {
  const result = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    define: { BASE_URL: JSON.stringify(baseUrl), LOCALE: JSON.stringify(locale) },
    charset: 'utf8',
    legalComments: 'none',
    // Errors are thrown, with their place.
    logLevel: 'silent',
  });
  const text = result.outputFiles[0]?.text.trim() ?? '';
  return text.replace(/<\/script/gi, '<\\/script');
}
