import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DOCS_INSTANCE_IDS,
  NAVIGATION,
  NAVIGATION_FILES,
} from '../../../src/navigation';
import type { NavigationSource } from '../../../src/navigation/sources';
import { toUnixLines } from '../../shared/toUnixLines';

/**
 * Reads the texts of all navigation trees, so that a problem can be given a line.
 *
 * @param siteDir folder that holds `src/navigation/`
 * @throws errors of the file system
 */
export async function loadNavigationSources(
  siteDir: string,
): Promise<NavigationSource[]> {
  return Promise.all(
    DOCS_INSTANCE_IDS.map(async (instanceId) => ({
      instanceId,
      file: NAVIGATION_FILES[instanceId],
      text: toUnixLines(
        await readFile(path.join(siteDir, NAVIGATION_FILES[instanceId]), 'utf8'),
      ),
      pages: NAVIGATION[instanceId],
    })),
  );
}
