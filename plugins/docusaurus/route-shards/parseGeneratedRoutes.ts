import { compileFunction } from 'node:vm';
import type { ChunkNames, GeneratedRoutes, RouteNode } from './types';

/** Modules of routes that Docusaurus generates, as text. */
export interface GeneratedSources {
  /** `routes.js` */
  routes: string;
  /** `registry.js` */
  registry: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
}

const ROUTES_HEAD = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
`;

const REGISTRY_HEAD = 'export default {\n';

const REGISTRY_LINE =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)*")\), \2, require\.resolveWeak\(\2\)\],$/;

function fail(file: string, problem: string): never {
  throw new Error(
    `route-shards: ${file} is not what Docusaurus 3.10.2 writes: ${problem}`,
  );
}

interface WrittenRoute {
  path: string;
  component: string | null;
  routes?: WrittenRoute[];
  [attribute: string]: unknown;
}

/** @param create makes the component of a route */
type ReadRoutes = (
  create: (path: string, hash?: string) => string | null,
) => WrittenRoute[];

function createNode({
  path,
  component,
  routes,
  ...attributes
}: WrittenRoute): RouteNode {
  if (typeof path !== 'string' || component === undefined) {
    fail('routes.js', `a route without path or component at ${String(path)}`);
  }
  return {
    path,
    attributes,
    ...(component === null ? {} : { hash: component }),
    ...(routes ? { routes: routes.map(createNode) } : {}),
  };
}

function parseRoutes(source: string): RouteNode[] {
  if (!source.startsWith(ROUTES_HEAD)) {
    fail('routes.js', `it begins with ${JSON.stringify(source.slice(0, 80))}`);
  }
  const read = compileFunction(`return [${source.slice(ROUTES_HEAD.length)}`, [
    'ComponentCreator',
  ]) as unknown as ReadRoutes;
  return read((_path, hash = '') => hash || null).map(createNode);
}

function parseRegistry(source: string): Record<string, string> {
  if (!source.startsWith(REGISTRY_HEAD) || !source.endsWith('};\n')) {
    fail('registry.js', 'it is not one object');
  }
  const lines = source.slice(REGISTRY_HEAD.length, -'};\n'.length).split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, module] = REGISTRY_LINE.exec(line) ?? fail('registry.js', line);
      return [name as string, JSON.parse(module as string) as string] as const;
    }),
  );
}

function assertNamed(
  routes: readonly RouteNode[],
  names: Record<string, ChunkNames>,
): void {
  for (const { path, hash, routes: inner } of routes) {
    if (hash === undefined ? path !== '*' : !names[`${path}-${hash}`]) {
      fail('routesChunkNames.json', `nothing is named for ${path}-${hash ?? ''}`);
    }
    assertNamed(inner ?? [], names);
  }
}

/**
 * Reads what Docusaurus generates about all pages.
 *
 * @throws if a file is not written as Docusaurus 3.10.2 writes it
 */
export function parseGeneratedRoutes(sources: GeneratedSources): GeneratedRoutes {
  const chunkNames = JSON.parse(sources.chunkNames) as Record<string, ChunkNames>;
  const routes = parseRoutes(sources.routes);
  assertNamed(routes, chunkNames);
  return { routes, registry: parseRegistry(sources.registry), chunkNames };
}
