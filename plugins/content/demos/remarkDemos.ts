import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import {
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../src/lib/demos/codeStyling';
import {
  createIdentifierAttribute,
  createImportConstant,
  createTextAttribute,
  formatPlace,
  readTextAttribute,
  type MdxAttribute,
  type MdxJsxElement,
} from '../../shared/mdxAttributes';
import { pagePathToLibrary } from '../../shared/pagePathToLibrary';
import { checkDemoOptions } from './checkDemoOptions';
import { DEMO_MODELS_QUERY } from './loadDemoModels';
import type { DemoVariantFile } from './listDemoVariants';
import { resolveDemo } from './resolveDemo';

/** Name in the compiled page of what loads the code of its demos. */
const LOAD_MODELS = 'loadDemoModels';

/** Attributes that load the stylings of a demo. */
const LOADERS: Readonly<Record<CodeStyling, string>> = {
  'MUI System': 'load',
  Tailwind: 'loadTailwind',
  CSS: 'loadCss',
};

/**
 * Connects `<Demo name="X" />` in a page with `X.tsx` or the folder `X` beside it: the
 * components and the code become chunks of their own, and the frame learns its
 * documentation set and the stylings of the demo.
 *
 * @throws `path:line` if a demo has no name, does not exist, stands within a line of text,
 *   has an option or a value that it does not know, or if two have a name in common, be it
 *   an earlier one
 */
export function remarkDemos() {
  return (tree: Root, file: VFile) => {
    const demos = findDemos(tree, file);
    const query = `${DEMO_MODELS_QUERY}=${demos.map(({ name }) => name).join(',')}`;
    const library = pagePathToLibrary(file.path);
    const [first] = demos;
    if (first) {
      const specifier = `${fileToSpecifier(first.variants[0].file, file.path)}?${query}`;
      tree.children.unshift(createImportConstant(LOAD_MODELS, specifier) as never);
    }
    for (const { element, name, variants } of demos) {
      const loaders = variants.map(({ styling, file: demo }) => {
        const attribute = LOADERS[styling ?? DEFAULT_CODE_STYLING];
        const specifier = fileToSpecifier(demo, file.path);
        return { attribute, constant: `${attribute}Of${name}`, specifier };
      });
      tree.children.unshift(
        ...loaders.map(
          ({ constant, specifier }) =>
            createImportConstant(constant, specifier) as never,
        ),
      );
      element.attributes.push(
        createTextAttribute('library', library),
        ...createStylingAttributes(variants),
        ...loaders.map(({ attribute, constant }) =>
          createIdentifierAttribute(attribute, constant),
        ),
        createIdentifierAttribute('loadModels', LOAD_MODELS),
      );
    }
  };
}

/** A demo as a page names it. */
interface FoundDemo {
  element: MdxJsxElement;
  name: string;
  /** At least one. */
  variants: [DemoVariantFile, ...DemoVariantFile[]];
}

/**
 * Creates the attribute with the ids of the stylings the demo is written in; none where it
 * knows no stylings.
 */
function createStylingAttributes(variants: FoundDemo['variants']): MdxAttribute[] {
  const ids = variants.flatMap(({ styling }) =>
    styling ? [CODE_STYLING_IDS[styling]] : [],
  );
  return ids.length > 0 ? [createTextAttribute('stylings', ids.join(' '))] : [];
}

/** @example `…/button/ButtonSizes/css.tsx` → `./ButtonSizes/css.tsx` */
function fileToSpecifier(demo: string, pagePath: string): string {
  const file = path.relative(path.dirname(pagePath), demo);
  return `./${file.split(path.sep).join('/')}`;
}

function findDemos(tree: Root, file: VFile) {
  const demos: FoundDemo[] = [];
  visit(tree, (node: unknown) => {
    const element = node as MdxJsxElement;
    if (element.name === 'Demo') {
      demos.push({ element, ...findDemo(element, file) });
    }
  });
  refuseSharedNames(demos, file);
  return demos;
}

/** An address with the name of a demo, or with an earlier one, must lead to one demo. */
function refuseSharedNames(demos: readonly FoundDemo[], file: VFile): void {
  const taken = new Set<string>();
  for (const { element, name } of demos) {
    const former = readTextAttribute(element, 'formerly');
    for (const own of [name, ...(former?.split(' ') ?? [])]) {
      if (taken.has(own)) {
        throw new Error(
          `${formatPlace(file.path, element)}: demo "${own}" is already on this page`,
        );
      }
      taken.add(own);
    }
  }
}

function findDemo(element: MdxJsxElement, file: VFile): Omit<FoundDemo, 'element'> {
  const place = formatPlace(file.path, element);
  if (element.type !== 'mdxJsxFlowElement') {
    throw new Error(`${place}: <Demo> must stand on a line of its own`);
  }
  const name = readTextAttribute(element, 'name');
  if (!name) {
    throw new Error(
      `${place}: <Demo> needs a name, like <Demo name="ButtonSizes" />`,
    );
  }
  checkDemoOptions(element, file.path);
  try {
    return { name, variants: resolveDemo(name, file.path) };
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`);
  }
}
