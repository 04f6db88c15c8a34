import { javascriptLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';
import { guardLoops, type SyntaxNode } from '../../lib/loopGuard';
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
 * @throws CompileError with file and line
 */
export function compileDemo(files: readonly EditedFile[]): CompiledDemo {
  const modules = files.map(({ name, source }) => ({
    file: name,
    specifier: fileToSpecifier(name),
    code: compileFile(name, source),
  }));
  const own = new Set(modules.map(({ specifier }) => specifier));
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
 * How files beside it import a file.
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
  let code: string;
  try {
    ({ code } = transform(source, {
      transforms: /\.tsx?$/.test(name)
        ? ['typescript', 'jsx', 'imports']
        : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }));
  } catch (error) {
    throw new CompileError(describeSyntaxError(error as Error, name));
  }
  return guardLoops(code, javascriptLanguage.parser.parse(code).topNode);
}

/** A style sheet takes the place of the one an earlier run has left. */
function compileStyles(name: string, source: string): string {
  const id = JSON.stringify(`styles-${name}`);
  return `const style = document.getElementById(${id}) ?? document.head.appendChild(document.createElement('style')); style.id = ${id}; style.textContent = ${JSON.stringify(source)};`;
}

function describeSyntaxError({ message }: Error, file: string): DemoFailure {
  const [, text, line] =
    /^(?:Error transforming [^:]*: )?([^]*?)(?: \((\d+):\d+\))?$/.exec(message) ??
    [];
  return {
    name: 'SyntaxError',
    message: text ?? message,
    place: line ? { file, line: Number(line) } : null,
  };
}

/**
 * Finds the first line that does not parse, for browsers that do not name it.
 *
 * @returns counted from 1; null where nothing is found
 */
export function findSyntaxErrorLine(source: string): number | null {
  const position = findErrorPosition(tsxLanguage.parser.parse(source).topNode);
  return position === null ? null : source.slice(0, position).split('\n').length;
}

function findErrorPosition(node: SyntaxNode): number | null {
  if (node.name === '⚠') {
    return node.from;
  }
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const position = findErrorPosition(child);
    if (position !== null) {
      return position;
    }
  }
  return null;
}
