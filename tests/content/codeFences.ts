import path from 'node:path';
import ts from 'typescript';
import { specifierToPackage } from '../../src/lib/demos/specifierToPackage';
import { describeDiagnostic } from '../demos/compilerOptions';
import { createPrograms, type CreateProgram } from './createPrograms';
import { listAugmentedModules } from './listAugmentedModules';
import type { CodeFence } from './listCodeFences';
import { MISSING_PACKAGES } from './missingPackages';

/**
 * Modules that provide names to a page's code that it does not import, by the folder of the
 * page.
 */
const LIBRARIES: readonly [folder: string, modules: readonly string[]][] = [
  ['docs/joy-ui', ['@mui/joy', '@mui/joy/styles']],
  ['docs/base-ui', ['@mui/base']],
  ['docs/system', ['@mui/system']],
  ['docs/x', ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts']],
];

/** The same on all pages, behind those of the folder. */
const COMMON = [
  '@mui/material',
  '@mui/material/styles',
  '@testing-library/react',
  'react',
];

/** Names that are the default export of a module. */
const DEFAULTS = new Map([
  ['React', 'react'],
  ['userEvent', '@testing-library/user-event'],
]);

/** Errors about an unknown name: the reader's code defines it, or one of the modules. */
const UNKNOWN_NAME = new Set([2304, 2503, 2552, 2686]);

/**
 * Names that mean the browser's globals in code on pages; other globals are names of the
 * reader's code.
 */
const BROWSER_NAMES = new Set(
  'console document fetch localStorage matchMedia navigator setTimeout clearTimeout window'.split(
    ' ',
  ),
);

/** Errors about an unknown module, imported or augmented. */
const UNKNOWN_MODULE = new Set([2307, 2664]);

/**
 * Errors about a name without a type: JavaScript has none, nor has a package that is not
 * installed.
 */
const IMPLICIT_ANY = new Set([7005, 7006, 7019, 7031, 7034]);

/** Lists the diagnostics of one module of a program. */
const findDiagnostics = (program: ts.Program, module: string): ts.Diagnostic[] => {
  const file = program.getSourceFile(module);
  return file ? [...ts.getPreEmitDiagnostics(program, file)] : [];
};

/** The name a diagnostic is about. */
const readName = ({ file, start = 0, length = 0 }: ts.Diagnostic): string =>
  file?.text.slice(start, start + length) ?? '';

/** The module that a diagnostic misses; undefined if it is about something else. */
const readMissingModule = (diagnostic: ts.Diagnostic): string | undefined =>
  UNKNOWN_MODULE.has(diagnostic.code)
    ? readName(diagnostic).slice(1, -1)
    : undefined;

/** Whether a diagnostic misses a package that the sweep has. */
function isMissingPackage(diagnostic: ts.Diagnostic): boolean {
  const module = readMissingModule(diagnostic);
  return module !== undefined && specifierToPackage(module) in MISSING_PACKAGES;
}

/** Whether a diagnostic misses a file of the reader's, or a package that the sweep has. */
const isReadersModule = (diagnostic: ts.Diagnostic): boolean =>
  isMissingPackage(diagnostic) ||
  (readMissingModule(diagnostic)?.startsWith('.') ?? false);

/**
 * Lists names of a module that would be taken for those of the browser, as `open` and
 * `screen` are.
 */
function listSeemingGlobals(program: ts.Program, module: string): string[] {
  const checker = program.getTypeChecker();
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isValue = ts.isIdentifier(node) && !ts.isTypeNode(parent);
    if (isValue && !ts.isNewExpression(parent)) {
      const symbol = ts.isShorthandPropertyAssignment(parent)
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(node);
      const isGlobal = symbol?.declarations?.some(
        (declaration) =>
          (ts.isVariableDeclaration(declaration) ||
            ts.isFunctionDeclaration(declaration)) &&
          path.basename(declaration.getSourceFile().fileName) === 'lib.dom.d.ts',
      );
      if (isGlobal) names.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const file = program.getSourceFile(module);
  if (file) visit(file);
  return names.filter((name) => !BROWSER_NAMES.has(name));
}

/** Names that modules export, by module, as a module of the program imports them. */
function listExports(
  program: ts.Program,
  importer: string,
): Map<string, Set<string>> {
  const checker = program.getTypeChecker();
  const imports = program
    .getSourceFile(importer)
    ?.statements.filter(ts.isImportDeclaration);
  return new Map(
    imports?.map(({ moduleSpecifier }) => {
      const symbol = checker.getSymbolAtLocation(moduleSpecifier);
      const exported = symbol ? checker.getExportsOfModule(symbol) : [];
      const { text } = moduleSpecifier as ts.StringLiteral;
      return [text, new Set(exported.map(({ name }) => name))];
    }),
  );
}

/** The libraries that the code of a page may leave out, those of its folder first. */
function listLibraries(page: string, siteDir: string): string[] {
  const own = LIBRARIES.filter(([folder]) =>
    path.relative(siteDir, page).startsWith(`${folder}/`),
  );
  return [...own.flatMap(([, modules]) => modules), ...COMMON];
}

/**
 * Adds to the code of pages what it leaves out, from the libraries of its page.
 *
 * @param create makes programs of what is to be checked together
 * @param siteDir absolute path of the site
 * @returns the code by its module
 */
export function completeCodeFences(
  fences: readonly CodeFence[],
  create: CreateProgram,
  siteDir: string,
): Map<string, string> {
  const importer = path.join(siteDir, 'docs/libraries.ts');
  const libraries = new Set(
    fences.flatMap(({ page }) => listLibraries(page, siteDir)),
  );
  const bare = create(
    new Map([
      ...fences.map(({ module, source }) => [module, source] as const),
      [importer, [...libraries].map((name) => `import '${name}';`).join('\n')],
    ]),
  );
  const exported = listExports(bare, importer);
  const findImport = (name: string, page: string): string | undefined => {
    const standard = DEFAULTS.get(name);
    if (standard) return `import ${name} from '${standard}';`;
    const module = listLibraries(page, siteDir).find((each) =>
      exported.get(each)?.has(name),
    );
    return module && `import { ${name} } from '${module}';`;
  };
  return new Map(
    fences.map(({ module, page, source }) => {
      const names = findDiagnostics(bare, module)
        .filter(({ code }) => UNKNOWN_NAME.has(code))
        .map(readName);
      const seeming = listSeemingGlobals(bare, module);
      const imports = [...new Set([...names, ...seeming])].flatMap(
        (name) =>
          findImport(name, page) ??
          (seeming.includes(name) ? `declare const ${name}: any;` : []),
      );
      return [module, prependImports(source, imports)];
    }),
  );
}

/** A comment that says what JSX is compiled to; it counts above the first import alone. */
const JSX_COMMENT = /^\s*\/\*\*? @jsx[^*]*\*\//;

/** On the first line, which is empty, so that the others keep their numbers. */
function prependImports(source: string, imports: readonly string[]): string {
  const [comment = ''] = JSX_COMMENT.exec(source) ?? [];
  return comment + imports.join(' ') + source.slice(comment.length);
}

/**
 * Lists what is wrong in the code of pages. A name that no library has is the reader's own and
 * may be anything.
 *
 * @param program holds the completed code
 * @returns problems as `page:line: …`
 */
export function findCodeFenceProblems(
  fences: readonly CodeFence[],
  program: ts.Program,
  siteDir: string,
): string[] {
  return fences.flatMap(({ module, page, isJavaScript }) => {
    const found = findDiagnostics(program, module);
    const isTyped = !isJavaScript && !found.some(isMissingPackage);
    return found
      .filter(({ code }) => !UNKNOWN_NAME.has(code))
      .filter(({ code }) => isTyped || !IMPLICIT_ANY.has(code))
      .filter((diagnostic) => !isReadersModule(diagnostic))
      .map((diagnostic) =>
        describeDiagnostic(diagnostic, path.relative(siteDir, page)),
      );
  });
}

/**
 * Type-checks the code of pages. A block that augments modules changes the types of all that
 * is compiled with it, so it is compiled alone.
 *
 * @param siteDir absolute path of the site
 * @param create makes programs from what others were made of
 * @returns problems as `page:line: …`
 */
export function checkCodeFences(
  fences: readonly CodeFence[],
  siteDir: string,
  create = createPrograms(siteDir),
): string[] {
  const check = (
    checked: readonly CodeFence[],
    modules: ReadonlyMap<string, string>,
  ): string[] => findCodeFenceProblems(checked, create(modules), siteDir);

  const augmenting = new Map(
    fences.flatMap((fence) => {
      const augmented = listAugmentedModules(fence);
      return augmented ? [[fence, augmented] as const] : [];
    }),
  );
  const others = fences.filter((fence) => !augmenting.has(fence));
  const problems = check(others, completeCodeFences(others, create, siteDir));
  // Missing names are looked up for all of them at once: the types do not change them.
  const completed = completeCodeFences([...augmenting.keys()], create, siteDir);
  for (const [fence, augmented] of augmenting) {
    const { module } = fence;
    const modules = new Map([
      [module, completed.get(module) ?? ''],
      [
        `${module}.imports.ts`,
        augmented.map((name) => `import '${name}';`).join('\n'),
      ],
    ]);
    problems.push(...check([fence], modules));
  }
  return problems;
}
