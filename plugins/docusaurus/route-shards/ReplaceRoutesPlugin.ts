import path from 'node:path';
import type { Compiler } from '@rspack/core';

const NAME = 'ReplaceRoutesPlugin';

interface Replacement {
  request: string;
  /** Only where Docusaurus' client requests it; otherwise everywhere. */
  inCore: boolean;
  by: string;
}

/** Modules of Docusaurus' client that are replaced, with their replacements. */
export const REPLACEMENTS: readonly Replacement[] = [
  {
    request: '@generated/registry',
    inCore: false,
    by: '@generated/routes?registry',
  },
  {
    request: '@generated/routesChunkNames',
    inCore: false,
    by: '@generated/routes?chunk-names',
  },
  {
    request: './preload',
    inCore: true,
    by: path.join(__dirname, 'client/preload.ts'),
  },
  {
    request: './docusaurus',
    inCore: true,
    by: path.join(__dirname, 'client/docusaurus.ts'),
  },
  {
    request: '@docusaurus/renderRoutes',
    inCore: false,
    by: path.join(__dirname, 'client/renderRoutes.tsx'),
  },
];

/** End of the paths of what is put in, with queries. */
const toResource = ({ by }: Replacement) =>
  by.startsWith('@generated/')
    ? by.slice('@generated/'.length).replace('?', '.js?')
    : by;

const isIn = (replacement: Replacement, resources: readonly string[]) =>
  resources.some((resource) => resource.endsWith(toResource(replacement)));

/**
 * Puts the portal's modules in the place of those in which Docusaurus takes all routes to
 * be known from the beginning.
 *
 * @throws if one of them is not in the bundle: then Docusaurus works another way
 */
export class ReplaceRoutesPlugin {
  /** @param clientDir folder of Docusaurus' client */
  constructor(private readonly clientDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (data) => {
        const found = REPLACEMENTS.find(
          ({ request, inCore }) =>
            request === data.request &&
            (!inCore || path.resolve(data.context) === this.clientDir),
        );
        if (found) {
          data.request = found.by;
        }
      });
    });
    compiler.hooks.afterCompile.tap(NAME, ({ modules, errors }) => {
      if (errors.length > 0) return;
      // Modules in the cache of an earlier build are not requested again, but they are present.
      const resources = [...modules].flatMap((module) =>
        'resource' in module ? String(module.resource) : [],
      );
      const missing = REPLACEMENTS.filter((one) => !isIn(one, resources));
      if (missing.length > 0) {
        throw new Error(
          `route-shards: Docusaurus' client does not import ${missing.map(({ request }) => request).join(', ')}.`,
        );
      }
    });
  }
}
