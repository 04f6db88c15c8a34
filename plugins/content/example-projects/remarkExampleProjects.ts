import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { exampleToMarkdown } from '../../shared/exampleToMarkdown';
import type { MdxJsxElement } from '../../shared/mdxAttributes';

/** Replaces each `<ExampleProject>` of a page by its link, its commands and its files. */
export function remarkExampleProjects() {
  return (tree: Root, file: VFile) => {
    tree.children = tree.children.flatMap((node) => {
      const element = node as unknown as MdxJsxElement;
      return element.name === 'ExampleProject'
        ? exampleToMarkdown(
            file.cwd,
            element,
            file.path,
            // Docusaurus follows links with this protocol without its router.
            (pathname) => `pathname://${pathname}`,
          )
        : [node];
    });
  };
}
