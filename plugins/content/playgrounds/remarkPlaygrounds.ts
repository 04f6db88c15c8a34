import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import {
  createDefaultImport,
  createIdentifierAttribute,
  createImportConstant,
  createTextAttribute,
  formatPlace,
  readTextAttribute,
  type MdxJsxElement,
} from '../../shared/mdxAttributes';
import { pagePathToLibrary } from '../../shared/pagePathToLibrary';
import { PLAYGROUND_MODEL_QUERY } from './loadPlaygroundModel';
import { PLAYGROUND_ENDING } from './playgroundProgram';

/** Options of a writer, with quoted text or as a word alone; the rest is added here. */
const TEXT_OPTIONS = ['component', 'label'];
const FLAG_OPTIONS = ['wide'];

/**
 * Connects `<Playground component="Button" />` in a page with `Button.playground.tsx`
 * beside it: the model is part of the page, the component a chunk of its own.
 *
 * @throws `path:line` if a playground names no component, has no file, is used twice, stands
 *   within a line of text, or has an option that it does not know
 */
export function remarkPlaygrounds() {
  return (tree: Root, file: VFile) => {
    const seen = new Set<string>();
    const imports: unknown[] = [];
    visit(tree, (node: unknown) => {
      const element = node as MdxJsxElement;
      if (element.name !== 'Playground') {
        return;
      }
      const component = readComponent(element, file.path);
      const specifier = `./${component}${PLAYGROUND_ENDING}`;
      const problem = findProblem(component, specifier, seen, file.path);
      if (problem) {
        throw new Error(`${formatPlace(file.path, element)}: ${problem}`);
      }
      seen.add(component);
      const model = `playgroundOf${component}`;
      const load = `loadPlaygroundOf${component}`;
      imports.push(
        createImportConstant(load, specifier),
        createDefaultImport(model, `${specifier}?${PLAYGROUND_MODEL_QUERY}`),
      );
      element.attributes.push(
        createTextAttribute('library', pagePathToLibrary(file.path)),
        createIdentifierAttribute('load', load),
        createIdentifierAttribute('model', model),
      );
    });
    tree.children.unshift(...(imports as Root['children']));
  };
}

function readComponent(element: MdxJsxElement, pagePath: string): string {
  const place = formatPlace(pagePath, element);
  if (element.type !== 'mdxJsxFlowElement') {
    throw new Error(`${place}: <Playground> must stand on a line of its own`);
  }
  const stranger = element.attributes.find(
    ({ type, name, value }) =>
      type !== 'mdxJsxAttribute' ||
      !(typeof value === 'string' && value.trim()
        ? TEXT_OPTIONS.includes(name)
        : value === null && FLAG_OPTIONS.includes(name)),
  );
  if (stranger) {
    throw new Error(
      `${place}: <Playground> takes component="…", label="…" and wide, not ${stranger.name ?? 'an expression'} like this`,
    );
  }
  const component = readTextAttribute(element, 'component');
  if (!component || !/^[A-Z][A-Za-z0-9]*$/.test(component)) {
    throw new Error(
      `${place}: <Playground> needs a component, like <Playground component="Button" />`,
    );
  }
  return component;
}

function findProblem(
  component: string,
  specifier: string,
  seen: ReadonlySet<string>,
  pagePath: string,
): string | undefined {
  if (seen.has(component)) {
    return `the playground of ${component} is already on this page`;
  }
  const expected = path.join(path.dirname(pagePath), specifier);
  return fs.existsSync(expected)
    ? undefined
    : `${component} cannot be played with: expected ${path.relative(process.cwd(), expected)}`;
}
