import type { Compilation, Compiler } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { dropUnusedRules, listNames } from './dropUnusedRules';

const NAME = 'UnusedStylesPlugin';

/** Layer of Infima, the style sheet of Docusaurus, most of which the portal's shell replaces. */
const LAYER = 'docusaurus.infima';

/** After both were made small, before their names are made from their content. */
const STAGE = 500;

const selectFiles = ({ assets }: Compilation, ending: string) =>
  Object.keys(assets).filter((file) => file.endsWith(ending));

function readAsset(compilation: Compilation, file: string): string {
  return String(compilation.getAsset(file)?.source.source());
}

function shrinkStyles(
  compilation: Compilation,
  { RawSource }: Compiler['rspack']['sources'],
): void {
  const sheets = selectFiles(compilation, '.css').map(
    (file) => [file, readAsset(compilation, file)] as const,
  );
  // Scripts hold the code of all demos, of whose words few are names in a sheet.
  const wanted = new Set(sheets.flatMap(([, css]) => listNames(css)));
  const names = new Set<string>();
  for (const file of selectFiles(compilation, '.js')) {
    for (const name of listNames(readAsset(compilation, file))) {
      if (wanted.has(name)) names.add(name);
    }
  }
  for (const [file, css] of sheets) {
    const rest = dropUnusedRules(css, LAYER, names);
    compilation.updateAsset(file, new RawSource(rest));
  }
}

/**
 * Leaves out of the style sheet what no script of the portal names: classes of Infima and its
 * custom properties. `e2e/built-pages.e2e.ts` looks for classes of pages that are missed.
 */
export default function unusedStylesPlugin(): Plugin {
  return {
    name: 'unused-styles',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply(compiler: Compiler) {
                  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
                    compilation.hooks.processAssets.tap(
                      { name: NAME, stage: STAGE },
                      () => shrinkStyles(compilation, compiler.rspack.sources),
                    );
                  });
                },
              } as never,
            ],
          },
  };
}
