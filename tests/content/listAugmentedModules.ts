import ts from 'typescript';

/** Modules of packages that are imported for nothing else, as `@mui/lab/themeAugmentation`. */
const AUGMENTATION = /augmentation$/i;

/**
 * Lists the modules that a module adds types to.
 *
 * @param fence its name and text
 * @returns names of modules as they are written, which a compiler does not load by itself;
 *   empty where an import or `declare global` does it. Null if it leaves other modules alone
 */
export function listAugmentedModules({
  module,
  source,
}: {
  module: string;
  source: string;
}): string[] | null {
  const { statements } = ts.createSourceFile(module, source, ts.ScriptTarget.Latest);
  const declared = statements
    .filter(ts.isModuleDeclaration)
    .map(({ name }) => name)
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
  const reachesOthers = statements.some(
    (statement) =>
      (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0 ||
      (ts.isImportDeclaration(statement) &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        AUGMENTATION.test(statement.moduleSpecifier.text)),
  );
  return declared.length > 0 || reachesOthers ? declared : null;
}
