import { javascriptLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';
import { guardLoops } from '../../../lib/demos/loopGuard';
import type { SyntaxProblem } from './describeSyntaxError';
import { findSyntaxProblem } from './findSyntaxProblem';
import type { CompiledModule, DemoFailure } from './runnerProtocol';

/** A file of an edited demo as it is written. */
export interface EditedFile {
  /** With its ending: `ButtonSizes.tsx`. */
  name: string;
  source: string;
}

/** A demo ready to run. */
export interface CompiledDemo {
  /** The demo itself first. */
  modules: CompiledModule[];
  /** Package modules it requires. */
  requires: string[];
}

/** Thrown for code that cannot be read. */
export class CompileError extends Error {
  constructor(readonly failure: DemoFailure) {
    super(failure.message);
  }
}

/**
 * Makes a demo ready to run: JSX and types go, imports become look-ups, loops ask their
 * guard. Lines stay where they are.
 *
 * @param files the demo, then the files beside it that it imports
 * @throws CompileError with file, line and column
 */
export function compileDemo(files: readonly EditedFile[]): CompiledDemo {
  const modules = files.map(({ name, source }) => ({
    file: name,
    specifier: fileToSpecifier(name),
    code: compileFile(name, source),
  }));
  const own = new Set(
    modules.flatMap(({ file, specifier }) => [specifier, `./${file}`]),
  );
  const requires = new Set(
    modules.flatMap(({ code }) =>
      [...code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)].map(
        ([, , name]) => name as string,
      ),
    ),
  );
  return { modules, requires: [...requires].filter((name) => !own.has(name)) };
}

/**
 * Maps a file to the specifier by which files beside it import it.
 *
 * @example fileToSpecifier('shipments.ts') // → './shipments'
 * @example fileToSpecifier('cities.json') // → './cities.json'
 */
export function fileToSpecifier(name: string): string {
  return `./${name.replace(/\.[jt]sx?$/, '')}`;
}

function compileFile(name: string, source: string): string {
  if (name.endsWith('.json')) {
    return `module.exports = ${source}`;
  }
  if (name.endsWith('.css')) {
    return compileStyles(name, source);
  }
  const problem = findSyntaxProblem(source, name);
  if (problem) {
    throw new CompileError(problemToFailure(problem, name, source));
  }
  const code = transformFile(name, source);
  return guardLoops(code, javascriptLanguage.parser.parse(code).topNode);
}

function transformFile(name: string, source: string): string {
  try {
    return transform(source, {
      transforms: /\.tsx?$/.test(name)
        ? ['typescript', 'jsx', 'imports']
        : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code;
  } catch (error) {
    // Syntax that is correct and newer than the compiler.
    const { message } = error as Error;
    throw new CompileError({ name: 'CompileError', message, place: null });
  }
}

/** A style sheet takes the place of the one an earlier run has left. */
function compileStyles(name: string, source: string): string {
  const id = JSON.stringify(`styles-${name}`);
  return `const style = document.getElementById(${id}) ?? document.head.appendChild(document.createElement('style')); style.id = ${id}; style.textContent = ${JSON.stringify(source)};`;
}

function problemToFailure(
  { message, from, to }: SyntaxProblem,
  file: string,
  source: string,
): DemoFailure {
  const before = source.slice(0, from).split('\n');
  return {
    name: 'CompileError',
    message,
    place: {
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      length: to - from,
    },
  };
}
