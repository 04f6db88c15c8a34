import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseGeneratedRoutes } from './parseGeneratedRoutes';
import { planShards } from './planShards';
import { renderShards } from './renderShards';
import type { ShardPlan } from './types';

/** As far as the loader needs it. */
export interface LoaderContext {
  /** Absolute path of the generated `routes.js`. */
  resourcePath: string;
  /** With its question mark; empty where there is none. */
  resourceQuery: string;
  addDependency(file: string): void;
}

/**
 * Reads the files Docusaurus has generated and cuts them.
 *
 * @param folder `.docusaurus`
 * @param onRead told of each file that was read
 */
export function loadShardPlan(
  folder: string,
  onRead: (file: string) => void = () => {},
): ShardPlan {
  const read = (name: string) => {
    const file = path.join(folder, name);
    onRead(file);
    return readFileSync(file, 'utf8');
  };
  return planShards(
    parseGeneratedRoutes({
      routes: read('routes.js'),
      registry: read('registry.js'),
      chunkNames: read('routesChunkNames.json'),
    }),
  );
}

/** The bundler's loader for `@generated/routes` in the browser: returns the requested part. */
export function loadShardedRoutes(this: LoaderContext): string {
  const plan = loadShardPlan(path.dirname(this.resourcePath), (file) =>
    this.addDependency(file),
  );
  return renderShards(plan, this.resourceQuery);
}
