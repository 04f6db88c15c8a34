import type { Root } from 'mdast';
import { listPageElements } from '../../shared/listPageElements';
import type { MdxAttribute } from '../../shared/mdxAttributes';

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescapeHtml = (text: string) =>
  text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => CHARACTERS[entity] ?? '');

/** Attributes that Docusaurus generated have no position in the page, unlike those of a writer. */
const isWritten = ({ position }: MdxAttribute) => position !== undefined;

/**
 * Takes back the escapes in the `alt` and `title` of the elements that Docusaurus makes of
 * pictures and of links to files: React escapes them, too.
 */
export function remarkAssetTexts() {
  return (tree: Root) => {
    for (const { attributes } of listPageElements(tree, ['img', 'a'])) {
      for (const attribute of attributes) {
        const isText = attribute.name === 'alt' || attribute.name === 'title';
        if (isText && !isWritten(attribute) && typeof attribute.value === 'string')
          attribute.value = unescapeHtml(attribute.value);
      }
    }
  };
}
