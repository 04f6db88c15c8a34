import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGroup, Compilation, Compiler } from '@rspack/core';
import { listPageScripts, type ScriptOrigins } from './listPageScripts';
import { loadShardPlan } from './loadShardedRoutes';

const NAME = 'PageScriptsPlugin';

/** The chunks of each import, by what is written in it. */
function listImportedChunks(compilation: Compilation): Map<string, string[]> {
  const groups = new Set<ChunkGroup>(
    [...compilation.chunks].flatMap((chunk) => [...chunk.groupsIterable]),
  );
  const imported = new Map<string, string[]>();
  for (const group of groups) {
    const ids = group.chunks.map(({ id }) => id as string);
    for (const { request } of group.isInitial() ? [] : group.origins) {
      if (request) {
        imported.set(request, ids);
      }
    }
  }
  return imported;
}

/**
 * Lets the HTML of a page name the scripts of that page. Docusaurus asks its client
 * manifest for them by the modules it has rendered, but the manifest knows chunks by name
 * alone, so the browser would learn of them only from the scripts every page has.
 */
export class PageScriptsPlugin {
  /** @param folder `.docusaurus` */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const file = path.join(this.folder, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
        origins: ScriptOrigins;
      };
      const scripts = listPageScripts(
        loadShardPlan(this.folder),
        listImportedChunks(compilation),
      );
      const origins = { ...manifest.origins, ...scripts };
      writeFileSync(file, JSON.stringify({ ...manifest, origins }));
    });
  }
}
