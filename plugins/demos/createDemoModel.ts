import path from 'node:path';
import { highlightCode } from '../shared/highlightCode';
import { extractPreview } from './extractPreview';
import { findPackages } from './findPackages';
import { readDemoFiles, type DemoFileSource } from './readDemoFiles';
import { resolvePackages } from './resolvePackages';
import { transformToJavaScript } from './transformToJavaScript';
import type { DemoFile, DemoModel, DemoSource } from './types';

/** Where the site and its packages are: the folder that builds and tests run in. */
const SITE_DIR = process.cwd();

/**
 * Reads a demo and derives all that its frame shows and that leaves it: both languages,
 * highlighted and as text, the preview, the files beside it and the packages.
 *
 * @param file absolute path of the TSX file
 * @param onRead told of each file beside the demo that it is made of, absolute path
 * @throws `path:line` if the demo cannot be turned into JavaScript or imports a file that
 *   is not there; `path` if a package is not installed
 */
export async function createDemoModel(
  file: string,
  onRead: (file: string) => void = () => {},
): Promise<DemoModel> {
  const [demo, ...others] = await readDemoFiles(file);
  if (!demo) {
    throw new Error(`${file}: nothing was read`);
  }
  others.forEach((other) => onRead(other.path));
  const name = path.basename(file, '.tsx');
  return {
    name,
    TS: {
      ...createDemoSource(demo.source, 'tsx'),
      files: others.map(({ path: other, source }) =>
        createDemoFile(path.basename(other), source),
      ),
    },
    JS: {
      ...createDemoSource(await sourceToJavaScript(demo), 'jsx'),
      files: await Promise.all(others.map(createJavaScriptFile)),
    },
    packages: resolveDemoPackages(file, [demo, ...others]),
  };
}

function createDemoSource(
  source: string,
  language: 'tsx' | 'jsx',
): Omit<DemoSource, 'files'> {
  const preview = extractPreview(source);
  return {
    source,
    html: highlightCode(source.trimEnd(), language),
    preview: preview === null ? null : highlightCode(preview, language),
  };
}

function createDemoFile(name: string, source: string): DemoFile {
  const html = highlightCode(source.trimEnd(), path.extname(name).slice(1));
  return { name, source, html };
}

async function createJavaScriptFile(file: DemoFileSource): Promise<DemoFile> {
  const name = path.basename(file.path).replace(/\.ts(?=x?$)/, '.js');
  return createDemoFile(name, await sourceToJavaScript(file));
}

/** The JavaScript of a module; data and styles are the same in both languages. */
function sourceToJavaScript({ path: file, source }: DemoFileSource) {
  return /\.tsx?$/.test(file)
    ? transformToJavaScript(source, path.relative(SITE_DIR, file))
    : Promise.resolve(source);
}

function resolveDemoPackages(file: string, files: DemoFileSource[]) {
  const names = files
    .filter(({ path: module }) => /\.tsx?$/.test(module))
    .flatMap(({ source }) => findPackages(source));
  try {
    return resolvePackages(names, SITE_DIR);
  } catch (error) {
    throw new Error(`${path.relative(SITE_DIR, file)}: ${(error as Error).message}`);
  }
}
