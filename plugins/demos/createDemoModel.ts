import fs from 'node:fs/promises';
import path from 'node:path';
import { highlightCode } from '../shared/highlightCode';
import { extractPreview } from './extractPreview';
import { findPackages } from './findPackages';
import { transformToJavaScript } from './transformToJavaScript';
import type { DemoModel, DemoSource } from './types';

/**
 * Reads a demo and derives all that its frame shows: both languages, highlighted, the
 * preview, and the packages.
 *
 * @param file absolute path of the TSX file
 * @throws `path:line` if the demo cannot be turned into JavaScript
 */
export async function createDemoModel(file: string): Promise<DemoModel> {
  const typeScript = await fs.readFile(file, 'utf8');
  const javaScript = await transformToJavaScript(
    typeScript,
    path.relative(process.cwd(), file),
  );
  return {
    name: path.basename(file, '.tsx'),
    TS: createDemoSource(typeScript, 'tsx'),
    JS: createDemoSource(javaScript, 'jsx'),
    packages: findPackages(typeScript),
  };
}

function createDemoSource(code: string, language: 'tsx' | 'jsx'): DemoSource {
  const preview = extractPreview(code);
  return {
    html: highlightCode(code.trimEnd(), language),
    preview: preview === null ? null : highlightCode(preview, language),
  };
}
