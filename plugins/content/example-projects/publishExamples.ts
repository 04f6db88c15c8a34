import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listExamples, readExample, zipExample } from '../../shared/exampleProjects';
import { exampleToPathname } from '../../shared/exampleToMarkdown';

/** Folder of the archives, below that of the site. */
const ARCHIVES = '.docusaurus/example-projects';

/**
 * Packs the projects in `examples` for download. Called by the configuration, because folders
 * of static files must be there before the build and the server read them.
 *
 * @returns a folder of static files, relative to that of the site
 */
export function publishExamples(siteDir: string): string {
  const folder = path.join(siteDir, ARCHIVES);
  rmSync(folder, { recursive: true, force: true });
  for (const name of listExamples(siteDir)) {
    const file = path.join(folder, exampleToPathname(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, zipExample(name, readExample(siteDir, name)));
  }
  return ARCHIVES;
}
