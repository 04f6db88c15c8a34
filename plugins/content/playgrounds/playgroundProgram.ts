import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { toUnixLines } from '../../shared/toUnixLines';

/** Folder of the site and its packages: the one that builds and tests run in. */
const SITE_DIR = process.cwd();

/** Declares `Playground` for all of them. */
const DECLARATIONS = path.join(SITE_DIR, 'types/playground.d.ts');

/** Ending of the files that say how a component is played with. */
export const PLAYGROUND_ENDING = '.playground.tsx';

const parsed = new Map<string, { text: string; file: ts.SourceFile }>();

let program: ts.Program | undefined;

function readOptions(): ts.CompilerOptions {
  const folder = path.join(SITE_DIR, 'docs');
  const file = path.join(folder, 'tsconfig.json');
  const read = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, folder);
  return { ...options, types: [], noEmit: true };
}

/** A host that parses each version of a file once: most of them are of packages. */
function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, target) {
      const source = host.readFile(name);
      const text = source && toUnixLines(source);
      const known = parsed.get(name);
      if (text === undefined || known?.text === text) {
        return known?.file;
      }
      const file = ts.createSourceFile(name, text, target, true);
      parsed.set(name, { text, file });
      return file;
    },
  };
}

function listPlaygrounds(): string[] {
  const docs = path.join(SITE_DIR, 'docs');
  return fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(PLAYGROUND_ENDING))
    .map((file) => path.join(docs, file));
}

/**
 * Gives the types of a playground. All playgrounds of the site are looked at together,
 * once, so that the types of the packages are read once; again only after a change.
 *
 * @param file absolute path
 */
export function getPlaygroundProgram(file: string): ts.Program {
  const text = toUnixLines(fs.readFileSync(file, 'utf8'));
  if (program?.getSourceFile(file)?.text !== text) {
    const options = readOptions();
    const files = new Set([DECLARATIONS, ...listPlaygrounds(), file]);
    program = ts.createProgram([...files], options, createHost(options), program);
  }
  return program;
}
