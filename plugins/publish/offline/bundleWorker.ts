import path from 'node:path';
import { build } from 'esbuild';
import type { ShellFile } from '../../../src/serviceWorker/createOfflineWorker';

/** Below the site's folder. It belongs to the browser's rooms. */
const ENTRY = 'src/serviceWorker/main.ts';

/**
 * Bundles the service worker into one file.
 *
 * @param siteDir absolute path of the site
 * @param shell what it fetches before it is installed
 * @returns the script
 * @throws if it cannot be bundled, naming file and line
 */
export async function bundleWorker(
  siteDir: string,
  shell: readonly ShellFile[],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, ENTRY)],
    define: { __SHELL_FILES: JSON.stringify(shell) },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
