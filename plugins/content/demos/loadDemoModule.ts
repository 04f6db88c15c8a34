import path from 'node:path';
import { listImports } from '../../shared/listImports';
import { replaceRanges } from '../../shared/replaceRanges';
import { readDemoFiles } from './readDemoFiles';
import { renderDemoStyles } from './renderDemoStyles';

/** The part of a bundler's loader context that is used here. */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  async(): (error: Error | null, source?: string) => void;
}

/** Demos of one file, and the stylings of others. Other modules are parts of demos. */
const DEMO_FILE = /[\\/][A-Z][A-Za-z0-9]*(?:[\\/](?:system|tailwind|css))?\.tsx$/;

/**
 * Bundler loader for the modules of demos: their style sheets do not go to those of the
 * page. A demo hands its own on as `demoStyles`, for the stage to put beside it.
 */
export function loadDemoModule(this: LoaderContext, source: string): void {
  const done = this.async();
  transformDemoModule(source, this.resourcePath, (file) =>
    this.addDependency(file),
  ).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}

/**
 * Takes the imports of style sheets out of a module, and adds the export `demoStyles` to a
 * demo that has any styles. Lines stay where they are.
 *
 * @param file absolute path
 * @param onRead told of the files that the styles are made of, absolute path
 * @throws `file:line` of wrong CSS, or of a style sheet imported by name
 */
export async function transformDemoModule(
  source: string,
  file: string,
  onRead: (file: string) => void,
): Promise<string> {
  const code = removeStyleImports(source, file);
  if (!DEMO_FILE.test(file)) {
    return code;
  }
  const styles = await renderDemoStyles(file);
  if (!styles) {
    return code;
  }
  const parts = await readDemoFiles(file);
  parts.forEach((part) => onRead(part.path));
  return `${code}\nexport const demoStyles = ${JSON.stringify(styles)};\n`;
}

function removeStyleImports(source: string, file: string): string {
  const styles = listImports(source, file).filter(({ specifier }) =>
    /^\..*\.css$/.test(specifier),
  );
  const named = styles.find(({ isBare }) => !isBare);
  if (named) {
    throw new Error(
      `${path.relative(process.cwd(), file)}:${named.line}: a style sheet is imported without a name: import '${named.specifier}'`,
    );
  }
  return replaceRanges(
    source,
    // Lines stay where they are.
    styles.map(({ statement: [from, to] }) => [
      from,
      to,
      source.slice(from, to).replace(/[^\n]/g, ''),
    ]),
  );
}
