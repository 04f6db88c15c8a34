import { GROUP_SIZE, shardToGroup } from './planShards';
import type { RouteNode, Shard, ShardPlan } from './types';

/** Parts of the generated routes that a query requests by index. */
type Part = 'group' | 'shard';

/** The request of a part, as imports write it. */
export const partToRequest = (part: Part, index: number): string =>
  `@generated/routes?${part}=${index}`;

/**
 * The name of a part's chunk. It tells parts from what the shell loads on demand: they are
 * kept offline with their pages alone.
 */
const partToChunkName = (part: Part, index: number): string =>
  `routes-${part}-${index}`;

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

const renderEntry = (part: Part, index: number, { first }: Shard): string =>
  `[${JSON.stringify(first)}, ${renderImport(partToChunkName(part, index), partToRequest(part, index))}],\n`;

const renderEntries = (entries: readonly string[]): string =>
  `export default [\n${entries.join('')}];\n`;

const renderGroups = (shards: readonly Shard[]): string =>
  renderEntries(
    shards.flatMap((shard, index) =>
      index % GROUP_SIZE === 0
        ? [renderEntry('group', shardToGroup(index), shard)]
        : [],
    ),
  );

const renderGroup = (shards: readonly Shard[], group: number): string =>
  renderEntries(
    shards.flatMap((shard, index) =>
      shardToGroup(index) === group ? [renderEntry('shard', index, shard)] : [],
    ),
  );

/** The module of a part, if there is that part. */
function renderPart({ shards }: ShardPlan, query: string): string | undefined {
  const [, part, index] = /^\?(group|shard)=(\d+)$/.exec(query) ?? [];
  if (part === 'group') {
    const group = Number(index);
    return shards[group * GROUP_SIZE] && renderGroup(shards, group);
  }
  const shard = shards[Number(index)];
  return shard && renderShard(shard);
}

/**
 * Writes a module of the browser's routes.
 *
 * @param query of its address: none for the routes every page needs, `?registry` and
 *   `?chunk-names` for what belongs to them, `?groups` for the list of groups of pieces,
 *   `?group=<index>` for the list of the pieces in one and `?shard=<index>` for a piece
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
  if (query === '?groups') {
    return renderGroups(shards);
  }
  const part = renderPart(plan, query);
  if (part === undefined) {
    throw new Error(`route-shards: there is no part ${query} of the routes.`);
  }
  return part;
}
