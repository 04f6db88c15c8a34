import { extractFrontMatter } from './extractFrontMatter';
import { parseYaml } from './parseYaml';

/**
 * The fields of the front matter of a page; none where there is no front matter, or where it has
 * problems, which the check of front matter names.
 *
 * @example readFrontMatter('---\ntitle: Chip\n---\n').title // → 'Chip'
 */
export function readFrontMatter(text: string): Readonly<Record<string, unknown>> {
  const block = extractFrontMatter(text);
  return block ? parseYaml(block).values : {};
}
