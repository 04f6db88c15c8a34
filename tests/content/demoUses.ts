import path from 'node:path';
import { listImports } from '../../plugins/shared/listImports';
import { listPageElements, readLine } from '../../plugins/shared/listPageElements';
import { listPageImports } from '../../plugins/shared/listPageImports';
import {
  readTextAttribute,
  type MdxAttribute,
} from '../../plugins/shared/mdxAttributes';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';
import { CODE_STYLING_IDS } from '../../src/lib/demos/codeStyling';

/** A text of the content folders. */
export interface ContentFile {
  /** Path relative to the site, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

interface DemoUse {
  readonly name: string;
  readonly line: number;
}

/** A `<Demo>` with all that stands in it, values as they are written. */
interface DemoElement extends DemoUse {
  /** `{ maxWidth: '{480}', iframe: '' }` */
  readonly options: Readonly<Record<string, string>>;
}

/** The value of an attribute as it is written: `480`, `{480}`, or nothing. */
const readWritten = ({ value }: MdxAttribute): string =>
  typeof value === 'object' && value ? `{${value.value}}` : (value ?? '');

/** The demos a page shows, in order; code that only mentions `<Demo>` does not count. */
export function listDemoUses(text: string): DemoUse[] {
  return listDemoElements(text).map(({ name, line }) => ({ name, line }));
}

/** The demos a page shows, with their options. */
export function listDemoElements(text: string): DemoElement[] {
  return listPageElements(parsePageOrNothing(text), ['Demo']).map((element) => {
    const options = Object.fromEntries(
      element.attributes.map((attribute) => [
        attribute.name,
        readWritten(attribute),
      ]),
    );
    return {
      name: /^\w+$/.exec(options.name ?? '')?.[0] ?? '',
      line: readLine(element),
      options,
    };
  });
}

/** Files of a demo that is a folder; the first must be there. */
const VARIANTS = Object.values(CODE_STYLING_IDS);

/** The components that can be played with on a page. */
export function listPlaygroundUses(text: string): string[] {
  return listPageElements(parsePageOrNothing(text), ['Playground']).flatMap(
    (element) => readTextAttribute(element, 'component') ?? [],
  );
}

/** Lists the specifiers of imports and exports of a page or a module. */
const listSpecifiers = ({ file, text }: ContentFile): string[] =>
  /\.mdx?$/.test(file)
    ? listPageImports(parsePageOrNothing(text)).map(({ specifier }) => specifier)
    : listImports(text, file).map(({ specifier }) => specifier);

/** Paths that a module or page imports from beside itself, without file ending. */
const listRelativeImports = (source: ContentFile): string[] =>
  listSpecifiers(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) =>
      path.posix
        .join(path.posix.dirname(source.file), specifier)
        .replace(/\.(?:tsx?|jsx?)$/, ''),
    );

function fileToModule(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

/**
 * Lists demos that pages name and nobody wrote, and modules beside the pages that no page uses,
 * neither by `<Demo name="…" />`, by `<Playground component="…" />`, nor through imports. Files and folders that begin with an
 * underscore are left alone.
 *
 * @param files all pages (`.md`, `.mdx`) and modules (`.ts`, `.tsx`) of the content folders
 */
export function findDemoProblems(files: readonly ContentFile[]): string[] {
  const own = files.filter(({ file }) => !/(?:^|\/)_/.test(file));
  const modules = new Map(
    own
      .filter(
        ({ file }) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file),
      )
      .map((module) => [fileToModule(module.file), module]),
  );
  const used = new Set<string>();
  const use = (module: string): void => {
    const source = modules.get(module);
    if (!source || used.has(module)) return;
    used.add(module);
    listRelativeImports(source).forEach(use);
  };
  const problems: string[] = [];
  for (const page of own.filter(({ file }) => /\.mdx?$/.test(file))) {
    listRelativeImports(page).forEach(use);
    for (const component of listPlaygroundUses(page.text)) {
      use(path.posix.join(path.posix.dirname(page.file), `${component}.playground`));
    }
    for (const { name, line } of listDemoUses(page.text)) {
      const module = path.posix.join(path.posix.dirname(page.file), name);
      const variants = VARIANTS.map((id) => `${module}/${id}`);
      const mains = [module, variants[0] as string];
      if (name === '') {
        problems.push(`${page.file}:${line}: <Demo> has no name`);
      } else if (!mains.some((main) => modules.get(main)?.file === `${main}.tsx`)) {
        problems.push(
          `${page.file}:${line}: the demo "${name}" has no file ${module}.tsx`,
        );
      }
      [module, ...variants].forEach(use);
    }
  }
  return [
    ...problems,
    ...[...modules]
      .filter(([module]) => !used.has(module))
      .map(([, { file }]) => `${file}:1: is used by no page`),
  ];
}

/**
 * Lists what a policy without inline styles refuses: `<style>` elements of demos. A style
 * sheet beside the demo does the same, and stays in its frame.
 */
export function findStyleElements(files: readonly ContentFile[]): string[] {
  return files
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          /<style[\s>]/.test(line)
            ? [
                `${file}:${index + 1}: a <style> element would be blocked; import a style sheet that lies beside the demo`,
              ]
            : [],
        ),
    );
}
