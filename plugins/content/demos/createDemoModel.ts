import fs from 'node:fs/promises';
import path from 'node:path';
import { highlightCode } from '../../shared/highlightCode';
import { listImports } from '../../shared/listImports';
import { CODE_STYLING_IDS } from '../../../src/lib/demos/codeStyling';
import { checkDefaultExport } from './checkDefaultExport';
import { extractPreview } from './extractPreview';
import { findPackageLine, findPackages } from './findPackages';
import { fileToDemo, listDemoVariants } from './listDemoVariants';
import { readDemoFiles, type DemoFileSource } from './readDemoFiles';
import { MissingPackageError, resolvePackages } from '../../shared/resolvePackages';
import { fileToJavaScript, transformToJavaScript } from './transformToJavaScript';
import type { DemoFile, DemoModel, DemoSource, DemoVariant } from './types';

/** Folder of the site and its packages: the one that builds and tests run in. */
const SITE_DIR = process.cwd();

const VARIANT_FILES = Object.values(CODE_STYLING_IDS).map((id) => `${id}.tsx`);

/**
 * Reads a demo and derives all that its frame shows and that leaves it, for each styling in
 * which it is written: both languages, highlighted and as text, the preview, the files
 * beside it and the packages.
 *
 * @param file absolute path of `Name.tsx`, or of `system.tsx` in the folder `Name`
 * @param onRead told of every other file that the demo is made of, absolute path
 * @throws `path:line` if the demo cannot be turned into JavaScript, imports a file or a
 *   package that is not there, or exports another name; `path` if a file of its folder
 *   belongs to none of its stylings
 */
export async function createDemoModel(
  file: string,
  onRead: (file: string) => void = () => {},
): Promise<DemoModel> {
  const { name, folder } = fileToDemo(file);
  const [main, ...others] = listDemoVariants(name, folder);
  if (!main) {
    throw new Error(
      `${path.relative(SITE_DIR, file)}: ENOENT, the demo is not there`,
    );
  }
  const read = new Set<string>();
  const note = (part: string) => {
    read.add(part);
    if (part !== file) {
      onRead(part);
    }
  };
  const model = { name, ...(await createDemoVariant(main.file, name, note)) };
  if (main.styling === null) {
    return model;
  }
  const stylings: DemoModel['stylings'] = {};
  for (const { styling, file: other } of others) {
    if (styling) {
      stylings[styling] = await createDemoVariant(other, name, note);
    }
  }
  await refuseUnusedFiles(path.dirname(main.file), read);
  return { ...model, stylings };
}

async function createDemoVariant(
  file: string,
  name: string,
  onRead: (file: string) => void,
): Promise<DemoVariant> {
  const [demo, ...others] = await readDemoFiles(file);
  if (!demo) {
    throw new Error(`${file}: nothing was read`);
  }
  [demo, ...others].forEach((part) => onRead(part.path));
  const javaScript = await sourceToJavaScript(demo);
  const variant = {
    TS: {
      ...createDemoSource(demo.source, 'tsx'),
      files: others.map(({ path: other, source }) =>
        createDemoFile(path.basename(other), source),
      ),
    },
    JS: {
      ...createDemoSource(javaScript, 'jsx'),
      files: await createJavaScriptFiles(javaScript, others),
    },
    packages: resolveDemoPackages([demo, ...others]),
  };
  checkDefaultExport(demo.source, name, path.relative(SITE_DIR, file));
  return variant;
}

/** A file with a misspelt name would else be a styling that is silently missing. */
async function refuseUnusedFiles(
  folder: string,
  used: ReadonlySet<string>,
): Promise<void> {
  for (const entry of await fs.readdir(folder)) {
    const file = path.join(folder, entry);
    if (!used.has(file)) {
      throw new Error(
        `${path.relative(SITE_DIR, file)}: is none of ${VARIANT_FILES.join(', ')}, and none of them imports it`,
      );
    }
  }
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

/** The files that a demo is made of in JavaScript: those of types alone are not imported. */
async function createJavaScriptFiles(
  demo: string,
  others: readonly DemoFileSource[],
): Promise<DemoFile[]> {
  const files = await Promise.all(
    others.map(async (file) => ({
      name: fileToJavaScript(path.basename(file.path)),
      source: await sourceToJavaScript(file),
    })),
  );
  const used = new Set<string>();
  const follow = (source: string, fileName: string): void => {
    for (const { specifier } of listImports(source, fileName)) {
      const endings = ['', '.js', '.jsx'].map((ending) => specifier + ending);
      const file = files.find(({ name }) => endings.includes(`./${name}`));
      if (file && !used.has(file.name)) {
        used.add(file.name);
        if (/\.jsx?$/.test(file.name)) {
          follow(file.source, file.name);
        }
      }
    }
  };
  follow(demo, 'demo.jsx');
  return files
    .filter(({ name }) => used.has(name))
    .map(({ name, source }) => createDemoFile(name, source));
}

/** The JavaScript of a module; data and styles are the same in both languages. */
function sourceToJavaScript({ path: file, source }: DemoFileSource) {
  return /\.tsx?$/.test(file)
    ? transformToJavaScript(source, path.relative(SITE_DIR, file))
    : Promise.resolve(source);
}

/** `path:line` of the import of a package; the path of the demo if no file imports it. */
function findImport(files: readonly DemoFileSource[], packageName: string): string {
  const toPlace = (file: string) => path.relative(SITE_DIR, file);
  const places = files.flatMap(({ path: file, source }) => {
    const line = findPackageLine(source, packageName, file);
    return line === undefined ? [] : `${toPlace(file)}:${line}`;
  });
  return places[0] ?? toPlace((files[0] as DemoFileSource).path);
}

function resolveDemoPackages(files: readonly DemoFileSource[]) {
  const modules = files.filter(({ path: file }) => /\.tsx?$/.test(file));
  try {
    return resolvePackages(
      modules.flatMap(({ path: file, source }) => findPackages(source, file)),
      SITE_DIR,
    );
  } catch (error) {
    throw error instanceof MissingPackageError
      ? new Error(`${findImport(modules, error.packageName)}: ${error.message}`)
      : error;
  }
}
