import path from 'node:path';
import type { Code, RootContent } from 'mdast';
import {
  listExamples,
  readExample,
  zipExample,
  type ExampleFile,
} from './exampleProjects';
import { formatPlace, readTextAttribute, type MdxJsxElement } from './mdxAttributes';

/** Address of the archive of an example project, below the base of the site. */
export const exampleToPathname = (name: string): string => `/examples/${name}.zip`;

/** Languages of files whose name ends otherwise. */
const LANGUAGES: Readonly<Record<string, string>> = {
  astro: 'tsx',
  html: 'markup',
  mjs: 'js',
  mts: 'ts',
};

function fileToCode({ name, contents }: ExampleFile): Code {
  const ending = path.extname(name).slice(1);
  return {
    type: 'code',
    lang: LANGUAGES[ending] ?? ending,
    meta: `title="${name}"`,
    value: contents.trimEnd(),
  };
}

/**
 * Writes out `<ExampleProject name="…" show="…" />`: a link to the archive, the commands that
 * start the project, and the files named in `show`, with a space between.
 *
 * @param siteDir absolute path of the site
 * @param file absolute path of the page
 * @param toUrl makes the address of the link of a pathname below the base of the site
 * @throws `path:line` of the page if there is no such project, or no such file in it
 */
export function exampleToMarkdown(
  siteDir: string,
  element: MdxJsxElement,
  file: string,
  toUrl: (pathname: string) => string,
): RootContent[] {
  const requireKnown = (kind: string, name: string, known: readonly string[]) => {
    if (!known.includes(name)) {
      throw new Error(
        `${formatPlace(file, element)}: There is no ${kind} "${name}". There are: ${known.join(', ')}.`,
      );
    }
  };
  const name = readTextAttribute(element, 'name') ?? '';
  requireKnown('example project', name, listExamples(siteDir));
  const files = readExample(siteDir, name);
  const names = files.map((known) => known.name);
  const shown = readTextAttribute(element, 'show')?.split(/\s+/) ?? [];
  for (const one of shown) requireKnown(`file in ${name}`, one, names);

  const { scripts } = JSON.parse(
    files.find((known) => known.name === 'package.json')?.contents ?? '{}',
  ) as { scripts: Record<string, string> };
  const start = scripts.dev ? 'npm run dev' : 'npm start';
  const size = Math.ceil(zipExample(name, files).length / 1000);
  return [
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          url: toUrl(exampleToPathname(name)),
          children: [{ type: 'text', value: `Download ${name}.zip` }],
        },
        { type: 'text', value: ` (${files.length} files, ${size} kB).` },
      ],
    },
    { type: 'code', lang: 'bash', value: `npm install\n${start}` },
    ...shown.flatMap((one) =>
      files.filter((known) => known.name === one).map(fileToCode),
    ),
  ];
}
