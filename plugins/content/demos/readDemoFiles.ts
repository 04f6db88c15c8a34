import fs from 'node:fs/promises';
import path from 'node:path';
import { listImports } from '../../shared/listImports';
import { toUnixLines } from '../../shared/toUnixLines';

/** A file of a demo as it is written. */
export interface DemoFileSource {
  /** Absolute path. */
  path: string;
  source: string;
}

/** Endings that an import may leave out, in the order in which they are tried. */
const ENDINGS = ['', '.ts', '.tsx'];

/** File types of a demo; the sandbox supports no others. */
const FILE_TYPES = /\.(?:tsx?|json|css)$/;

const isFile = (file: string) =>
  fs.stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );

/**
 * Reads a demo and all files beside it that it imports, directly or through others.
 *
 * @param file absolute path of the demo
 * @returns the demo first, then its files in the order of their imports
 * @throws `path:line` of an import that leads nowhere or out of the demo's folder
 */
export async function readDemoFiles(file: string): Promise<DemoFileSource[]> {
  const files = new Map<string, DemoFileSource>();
  const read = async (current: string): Promise<void> => {
    const source = toUnixLines(await fs.readFile(current, 'utf8'));
    files.set(current, { path: current, source });
    for (const { specifier, line } of listOwnImports(current, source)) {
      const place = `${path.relative(process.cwd(), current)}:${line}`;
      const found = await resolveImport(specifier, path.dirname(current), place);
      if (!files.has(found)) {
        await read(found);
      }
    }
  };
  await read(file);
  return [...files.values()];
}

function listOwnImports(file: string, source: string) {
  return /\.tsx?$/.test(file)
    ? listImports(source, file).filter(({ specifier }) => specifier.startsWith('.'))
    : [];
}

async function resolveImport(
  specifier: string,
  folder: string,
  place: string,
): Promise<string> {
  if (!/^\.\/[^/]+$/.test(specifier)) {
    throw new Error(
      `${place}: "${specifier}" is not beside the demo; it imports packages and files of its own folder`,
    );
  }
  for (const ending of ENDINGS) {
    const candidate = path.join(folder, specifier + ending);
    if (FILE_TYPES.test(candidate) && (await isFile(candidate))) {
      return candidate;
    }
  }
  throw new Error(
    `${place}: "${specifier}" is not there; expected ${path.relative(process.cwd(), path.join(folder, specifier))} with the ending .ts, .tsx, .json or .css`,
  );
}
