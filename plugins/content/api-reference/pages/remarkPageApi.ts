import path from 'node:path';
import type { Heading, Paragraph, PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import {
  createIdentifierAttribute,
  createImportConstant,
  createNamedImport,
  createTextAttribute,
  readTextAttribute,
  type MdxAttribute,
  type MdxJsxElement,
} from '../../../shared/mdxAttributes';
import { visit } from 'unist-util-visit';
import { findDocumented } from './findDocumented';
import { listPropsUsed, type PropsUsed } from './listPropsUsed';
import { loadApiPlaces, type ApiPlace } from './loadApiPlaces';

interface PageApiOptions {
  /** Folder of the data of all pages of the reference. */
  dataDir: string;
  /** False where the code of each demo stands in the page: it says which props it sets. */
  listsPropsUsed?: boolean;
}

/**
 * Puts under each demo which props it sets, as links to their rows at the end of the page:
 * plain elements, which cost a page nothing but their text.
 */
function insertPropsUsed(
  tree: Root,
  folder: string,
  places: ReadonlyMap<string, ApiPlace>,
): void {
  visit(tree, (node: unknown, index, parent) => {
    const element = node as MdxJsxElement;
    const name =
      element.name === 'Demo' ? readTextAttribute(element, 'name') : undefined;
    const used = name ? listPropsUsed(name, folder, places) : [];
    if (used.length > 0 && parent && index !== undefined) {
      (parent as Root).children.splice(index + 1, 0, renderPropsUsed(used) as never);
      return index + 2;
    }
    return undefined;
  });
}

/** Not as JSX, which Docusaurus would turn into a component of its theme. */
function renderPropsUsed(used: readonly PropsUsed[]): Paragraph {
  const lists = used.map(({ component, props }) =>
    createParagraph([
      { type: 'inlineCode', value: component },
      ...props.flatMap(({ name, anchor }): PhrasingContent[] => [
        { type: 'text', value: ' ' },
        {
          type: 'link',
          url: `#${anchor}`,
          children: [{ type: 'inlineCode', value: name }],
        },
      ]),
    ]),
  );
  const summary = createParagraph([{ type: 'text', value: 'Props used' }], {
    hName: 'summary',
  });
  return createParagraph([summary, ...lists], {
    hName: 'details',
    hProperties: { className: ['props-used'] },
  });
}

function createParagraph(
  children: readonly (Paragraph | PhrasingContent)[],
  data: Paragraph['data'] = {},
): Paragraph {
  return { type: 'paragraph', children: children as PhrasingContent[], data };
}

/**
 * Ends the page of a component with what the components it documents are made of and with their
 * props, as its front matter names them: `components` and `package`; and says under each demo which of them it
 * sets. Runs before the table of contents is made.
 *
 * @throws `path:1` if the reference does not know one of the components
 */
export function remarkPageApi({ dataDir, listsPropsUsed = true }: PageApiOptions) {
  return (tree: Root, file: VFile) => {
    const known = loadApiPlaces(dataDir);
    const documented = findDocumented(
      (file.data.frontMatter ?? {}) as Record<string, unknown>,
      known,
    );
    // Built without a reference.
    if (!documented || known.size === 0) {
      return;
    }
    const [missing] = documented.missing;
    if (missing) {
      throw new Error(`${path.relative(file.cwd, file.path)}:1: ${missing}`);
    }
    const { places } = documented;
    if (listsPropsUsed) {
      insertPropsUsed(tree, path.dirname(file.path), places);
    }
    tree.children.unshift(
      createNamedImport(
        ['PageAnatomy', 'PageApi', 'PageApiProps'],
        '@site/src/components/ApiReference/PageApi',
      ) as never,
      ...[...places.values()].map(
        ({ module }, index) =>
          createImportConstant(indexToLoader(index), module) as never,
      ),
    );
    const loaded = [...places.values()].map((place, index) => ({ place, index }));
    const drawn = loaded.filter(({ place }) => place.hasAnatomy);
    if (drawn.length > 0) {
      tree.children.push(
        createHeading(2, 'Component anatomy', 'component-anatomy'),
        ...drawn.map(({ place, index }) => placeToAnatomy(place, index) as never),
      );
    }
    tree.children.push(
      createHeading(2, 'API', 'api'),
      createElement(
        'PageApi',
        [],
        loaded.map(({ place, index }) => placeToElement(place, index)),
      ) as never,
    );
  };
}

/** Name in the compiled page of what loads the rows of a component. */
const indexToLoader = (index: number) => `loadPageApi${index}`;

const placeToAttributes = ({ name, href }: ApiPlace, index: number) => [
  createTextAttribute('name', name),
  createTextAttribute('href', href),
  createIdentifierAttribute('load', indexToLoader(index)),
];

const placeToAnatomy = (place: ApiPlace, index: number): MdxJsxElement =>
  createElement('PageAnatomy', placeToAttributes(place, index), []);

function placeToElement(place: ApiPlace, index: number): MdxJsxElement {
  const { name, slug } = place;
  return createElement('PageApiProps', placeToAttributes(place, index), [
    createHeading(3, name, `${slug}-api`),
  ]);
}

function createHeading(depth: Heading['depth'], value: string, id: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [{ type: 'text', value }],
    data: { hProperties: { id } },
  };
}

function createElement(
  name: string,
  attributes: MdxAttribute[],
  children: readonly object[],
): MdxJsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxElement['children'],
  };
}
