import type { RouteNode, Shard, ShardPlan } from './types';

/** The part of the generated routes that a module holds, by the query of its address. */
export const SHARD_QUERY = 'shard';

/** The request of a piece, as imports write it. */
export const shardToRequest = (index: number): string =>
  `@generated/routes?${SHARD_QUERY}=${index}`;

/**
 * The name of a piece's chunk. It tells pieces from what the shell loads on demand: a piece
 * is kept offline with its pages alone.
 */
const shardToChunkName = (index: number): string => `routes-${index}`;

/** An import into a chunk of that name, as Docusaurus writes them. */
const renderImport = (name: string, module: string): string =>
  `() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(module)})`;

const renderRegistry = (registry: Record<string, string>): string =>
  `{\n${Object.entries(registry)
    .map(
      ([name, module]) =>
        `  ${JSON.stringify(name)}: [${renderImport(name, module)}],\n`,
    )
    .join('')}}`;

function renderRoute({ path, hash, attributes, routes }: RouteNode): string {
  const name = JSON.stringify(path);
  const component =
    hash === undefined
      ? `ComponentCreator(${name})`
      : `ComponentCreator(${name}, ${JSON.stringify(hash)})`;
  const inner = routes ? `, routes: [${routes.map(renderRoute).join(', ')}]` : '';
  const rest = Object.entries(attributes)
    .map(([key, value]) => `, ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join('');
  // As the host: an address in other letters is another one.
  return `{ key: ${name}, path: ${name}, sensitive: true, component: ${component}${inner}${rest} }`;
}

function renderShard({ routes, registry, chunkNames }: Shard): string {
  const entries = routes.map(({ branch, path, hash, attributes }) => [
    branch,
    path,
    hash,
    attributes,
  ]);
  return `export default {
routes: ${JSON.stringify(entries)},
registry: ${renderRegistry(registry)},
chunkNames: ${JSON.stringify(chunkNames)},
};
`;
}

const renderEntry = ({ first }: Shard, index: number): string =>
  `[${JSON.stringify(first)}, ${renderImport(shardToChunkName(index), shardToRequest(index))}],\n`;

/**
 * Writes a module of the browser's routes.
 *
 * @param query of its address: none for the routes every page needs, `?registry` and
 *   `?chunk-names` for what belongs to them, `?shards` for the list of pieces and
 *   `?shard=<index>` for a piece
 * @throws for any other query
 */
export function renderShards(plan: ShardPlan, query: string): string {
  const { skeleton, shards } = plan;
  if (query === '') {
    return `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${skeleton.routes.map(renderRoute).join(',\n')}];
`;
  }
  if (query === '?registry') {
    return `export default ${renderRegistry(skeleton.registry)};\n`;
  }
  if (query === '?chunk-names') {
    return `export default ${JSON.stringify(skeleton.chunkNames)};\n`;
  }
  if (query === '?shards') {
    return `export default [\n${shards.map(renderEntry).join('')}];\n`;
  }
  const index = /^\?shard=(\d+)$/.exec(query)?.[1];
  const shard = index === undefined ? undefined : shards[Number(index)];
  if (!shard) {
    throw new Error(`route-shards: there is no part ${query} of the routes.`);
  }
  return renderShard(shard);
}
