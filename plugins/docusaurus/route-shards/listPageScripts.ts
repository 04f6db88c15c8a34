import { listChunkNames, shardToGroup } from './planShards';
import { partToRequest } from './renderShards';
import type { ShardPlan } from './types';

/** The origins of Docusaurus' client manifest: chunks to load, by module rendered. */
export type ScriptOrigins = Record<string, string[]>;

/**
 * Says which chunks the HTML of a page asks for, by the modules that were rendered into
 * it: theirs, and the piece of the routes that the page is in, with the list that names the
 * piece. These hang on a module that this page alone has.
 *
 * @param imported chunks that come with an import, by its request
 */
export function listPageScripts(
  { skeleton, shards }: ShardPlan,
  imported: ReadonlyMap<string, readonly string[]>,
): ScriptOrigins {
  const registry = Object.assign(
    {},
    skeleton.registry,
    ...shards.map((shard) => shard.registry),
  ) as Record<string, string>;
  const users = new Map<string, number>();
  const everyName = [skeleton, ...shards].flatMap(({ chunkNames }) =>
    Object.values(chunkNames).map(listChunkNames),
  );
  for (const name of everyName.flatMap((names) => [...new Set(names)])) {
    users.set(name, (users.get(name) ?? 0) + 1);
  }
  const origins = new Map<string, string[]>();
  const add = (module: string, chunks: readonly string[] = []) =>
    origins.set(module, [...(origins.get(module) ?? []), ...chunks]);
  // The list and the piece first: the browser needs them before it asks for the rest.
  shards.forEach(({ chunkNames }, index) => {
    for (const names of Object.values(chunkNames)) {
      const own = listChunkNames(names).find(
        (name) => users.get(name) === 1 && registry[name],
      );
      if (own) {
        const module = registry[own] as string;
        add(module, imported.get(partToRequest('group', shardToGroup(index))));
        add(module, imported.get(partToRequest('shard', index)));
      }
    }
  });
  for (const module of [...Object.values(registry), '@theme/NotFound']) {
    add(module, imported.get(module));
  }
  return Object.fromEntries(origins);
}
