import fs from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Stand-ins for the imports of the package's modules, without the frame of an icon. */
const IMPORTS: Readonly<Record<string, unknown>> = {
  '@babel/runtime/helpers/interopRequireDefault': (module: unknown) => module,
  './utils/createSvgIcon': { default: (drawing: ReactNode) => drawing },
  react: React,
  'react/jsx-runtime': jsxRuntime,
};

function drawModule(name: string, code: string): string {
  const exports: { default?: ReactNode } = {};
  const require = (specifier: string) => {
    if (!Object.hasOwn(IMPORTS, specifier)) {
      throw new Error(`imports ${specifier}`);
    }
    return IMPORTS[specifier];
  };
  try {
    // The package's own code; as ten thousand modules it takes Node several times as long.
    const run = compileFunction(code, ['require', 'exports']) as (
      ...given: [typeof require, typeof exports]
    ) => void;
    run(require, exports);
    const markup = renderToStaticMarkup(exports.default);
    if (markup === '') {
      throw new Error('draws nothing');
    }
    // Several drawings share a page, so what they name inside gets a name of its own.
    return markup.replace(/(id="|href="#)(?=\w+")/g, `$1${name}-`);
  } catch (error) {
    throw new Error(
      `material-icons: cannot read the drawing of ${name}: ${(error as Error).message}`,
    );
  }
}

/**
 * Reads what every module of an icon package draws.
 *
 * @param packageDir folder of the package
 * @returns the markup inside `<svg viewBox="0 0 24 24">` by name of the module
 * @throws an error that names the module if one is built in an unknown way
 */
export async function readDrawings(
  packageDir: string,
): Promise<ReadonlyMap<string, string>> {
  const files = (await fs.readdir(packageDir)).filter(
    (file) => file.endsWith('.js') && file !== 'index.js',
  );
  const drawings = await Promise.all(
    files.map(async (file) => {
      const name = path.basename(file, '.js');
      const code = await fs.readFile(path.join(packageDir, file), 'utf8');
      return [name, drawModule(name, code)] as const;
    }),
  );
  return new Map(drawings);
}
