import path from 'node:path';
import type { Heading, Root } from 'mdast';
import type { VFile } from 'vfile';
import {
  createImportAttribute,
  createNamedImport,
  createTextAttribute,
  type MdxAttribute,
  type MdxJsxElement,
} from '../../shared/mdxAttributes';
import { loadApiPlaces, type ApiPlace } from './loadApiPlaces';

/** Packages a page may document beside the one it names: `LoadingButton` is in lab. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': ['@mui/lab'],
  '@mui/x-data-grid': ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  '@mui/x-date-pickers': ['@mui/x-date-pickers-pro'],
};

interface PageApiOptions {
  /** Folder of the data of all pages of the reference. */
  dataDir: string;
}

/**
 * Ends the page of a component with the props of the components it documents, as its front
 * matter names them: `components` and `package`. Runs before the table of contents is made.
 *
 * @throws `path:1` if the reference does not know one of the components
 */
export function remarkPageApi({ dataDir }: PageApiOptions) {
  return (tree: Root, file: VFile) => {
    const { components, package: packageName } = (file.data.frontMatter ??
      {}) as Record<string, unknown>;
    if (!Array.isArray(components) || typeof packageName !== 'string') {
      return;
    }
    const places = (components as string[]).map((name) =>
      findPlace(name, packageName, dataDir, file),
    );
    tree.children.unshift(
      createNamedImport(
        ['PageApi', 'PageApiProps'],
        '@site/src/components/ApiReference/PageApi',
      ) as never,
    );
    tree.children.push(
      createHeading(2, 'API', 'api'),
      createElement(
        'PageApi',
        [],
        places.map((place) => placeToElement(place)),
      ) as never,
    );
  };
}

function findPlace(
  name: string,
  packageName: string,
  dataDir: string,
  file: VFile,
): ApiPlace {
  const places = loadApiPlaces(dataDir);
  const packages = [packageName, ...(COMPANIONS[packageName] ?? [])];
  const place = packages
    .map((candidate) => places.get(`${candidate}#${name}`))
    .find((candidate) => candidate !== undefined);
  if (!place) {
    throw new Error(
      `${path.relative(file.cwd, file.path)}:1: "components" names ${name}, which the API reference of ${packages.join(' and ')} does not know`,
    );
  }
  return place;
}

function placeToElement({ name, slug, href, module }: ApiPlace): MdxJsxElement {
  return createElement(
    'PageApiProps',
    [
      createTextAttribute('name', name),
      createTextAttribute('href', href),
      createImportAttribute('load', module),
    ],
    [createHeading(3, name, `${slug}-api`)],
  );
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
