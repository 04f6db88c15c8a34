import type { ChunkGroup, RouteChunkNames, RoutePlace } from './types';

/**
 * Parts that are loaded on demand, on any page with demos: they belong to a whole product, not
 * to each visited page.
 */
const ON_REQUEST = /(?:^|\/)(?:editor|inspector|exportDemo|FeedbackForm)$/;

function isOnRequest({ requests }: ChunkGroup): boolean {
  return (
    requests.length > 0 && requests.every((request) => ON_REQUEST.test(request))
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listTexts)
    : [];
}

/** `/blog/-c23` → `/blog/` */
function keyToPath(key: string): string {
  return key.replace(/-[^-]+$/, '');
}

/** Follows imports from some groups to all that can be reached. */
function reachGroups(
  groups: readonly ChunkGroup[],
  starts: readonly number[],
  enters: (group: ChunkGroup) => boolean,
): Set<number> {
  const reached = new Set<number>();
  const open = [...starts];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (!reached.has(position)) {
      reached.add(position);
      const { children } = groups[position] as ChunkGroup;
      open.push(...children.filter((child) => enters(groups[child] as ChunkGroup)));
    }
  }
  return reached;
}

function collectFiles(
  groups: readonly ChunkGroup[],
  positions: Iterable<number>,
): string[] {
  const files = [...positions].flatMap(
    (position) => (groups[position] as ChunkGroup).files,
  );
  return [...new Set(files)];
}

/**
 * Lists the scripts of each route: its own, those it is drawn inside, and the demos and other
 * parts that come while a reader looks at it.
 *
 * @param groups of the bundle for the browser
 * @param chunkNames what Docusaurus has written as `routesChunkNames.json`
 */
export function listRouteFiles(
  groups: readonly ChunkGroup[],
  chunkNames: RouteChunkNames,
  routes: readonly RoutePlace[],
): Map<string, string[]> {
  const positions = new Map(groups.map(({ name }, position) => [name, position]));
  const namesByPath = new Map<string, string[]>();
  for (const [key, value] of Object.entries(chunkNames)) {
    const path = keyToPath(key);
    namesByPath.set(path, [...(namesByPath.get(path) ?? []), ...listTexts(value)]);
  }
  return new Map(
    routes.map(({ path, ancestors }) => {
      const starts = [path, ...ancestors]
        .flatMap((place) => namesByPath.get(place) ?? [])
        .flatMap((name) => positions.get(name) ?? []);
      const reached = reachGroups(groups, starts, (group) => !isOnRequest(group));
      return [path, collectFiles(groups, reached)];
    }),
  );
}

/** Lists the scripts that any page may request: lazy parts of the shell, and of demos. */
export function listSharedFiles(groups: readonly ChunkGroup[]): string[] {
  const shell = groups.findIndex(({ name }) => name === 'main');
  const ofShell = (groups[shell]?.children ?? []).filter(
    // Routes have names.
    (child) => groups[child]?.name === null,
  );
  const onRequest = groups.flatMap((group, position) =>
    isOnRequest(group) ? [position] : [],
  );
  return collectFiles(
    groups,
    reachGroups(groups, [...ofShell, ...onRequest], () => true),
  );
}
