import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sumModules, type ModuleSizes } from './sumModules';

const NAME = 'ScriptModulesPlugin';

/** Modules that pages of a kind share are imported by their name in the theme. */
const isShared = (chunk: Chunk): boolean =>
  chunk.canBeInitial() ||
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => request?.startsWith('@theme/')),
  );

const listParts = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

function sumScripts(
  { chunks, chunkGraph }: Compilation,
  siteDir: string,
): Record<string, ModuleSizes> {
  const scripts: Record<string, ModuleSizes> = {};
  for (const chunk of [...chunks].filter(isShared)) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(
      listParts,
    );
    const sizes = sumModules(
      modules.map((module) => ({
        identifier: module.identifier(),
        size: module.size(),
      })),
      siteDir,
    );
    for (const file of [...chunk.files].filter((each) =>
      /\.(?:js|css)$/.test(each),
    )) {
      scripts[file] = sizes;
    }
  }
  return scripts;
}

/**
 * Writes what the scripts and style sheets consist of that pages share, as
 * `.docusaurus/script-modules.json`. The tests of the budgets name from it what has grown.
 */
export default function scriptModulesPlugin({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Plugin {
  return {
    name: 'script-modules',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply(compiler: Compiler) {
                  compiler.hooks.afterEmit.tap(NAME, (compilation) => {
                    writeFileSync(
                      path.join(generatedFilesDir, 'script-modules.json'),
                      JSON.stringify(sumScripts(compilation, siteDir)),
                    );
                  });
                },
              } as never,
            ],
          },
  };
}
