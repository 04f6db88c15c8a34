import { tsxLanguage } from '@codemirror/lang-javascript';

/** Tokens before the name of a module: `import 'x'`, `… from 'x'`, `import('x')`. */
const BEFORE_MODULE = new Set(['import', 'from', '(']);

const IMPORTS = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

/**
 * Names the modules that code imports, also where only types are taken of them. Code that does
 * not parse is skipped, so that it works while somebody types.
 *
 * @example listImports("import Button from '@mui/material/Button';") // → ['@mui/material/Button']
 */
export function listImports(source: string): string[] {
  const specifiers: string[] = [];
  tsxLanguage.parser.parse(source).iterate({
    enter({ name, from, to, node }) {
      if (
        name === 'String' &&
        IMPORTS.has(node.parent?.name ?? '') &&
        BEFORE_MODULE.has(node.prevSibling?.name ?? '')
      ) {
        specifiers.push(source.slice(from + 1, to - 1));
      }
    },
  });
  return [...new Set(specifiers)];
}
