import { format as formatStandalone } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import type { Options } from 'prettier';

/**
 * Prettier's Node build imports its plugins at run time, which Jest's CommonJS cannot do.
 * The standalone build is the same formatter with the plugins handed in.
 */
export function format(source: string, options: Options): Promise<string> {
  return formatStandalone(source, {
    ...options,
    plugins: [babel, estree, typescript],
  });
}

export default { format };
