import path from 'node:path';
import type { RootContent } from 'mdast';
import { readDemoFiles } from '../../content/demos/readDemoFiles';
import { resolveDemo } from '../../content/demos/resolveDemo';
import { createPlaygroundModel } from '../../content/playgrounds/createPlaygroundModel';
import { PLAYGROUND_ENDING } from '../../content/playgrounds/playgroundProgram';
import { createStartState } from '../../../src/lib/demos/playground/playgroundState';
import {
  codeToText,
  printPlayground,
} from '../../../src/lib/demos/playground/printPlayground';
import { code, link, paragraph, strong, text } from './markdownNodes';

/**
 * A demo as its code, in the language and styling of readers who have chosen nothing.
 *
 * @param pageFile absolute path of the page that names it
 * @param label accessible name of the demo; undefined where it has none of its own
 * @param pageUrl absolute address of the page
 */
export async function renderDemo(
  name: string,
  label: string | undefined,
  pageFile: string,
  pageUrl: string,
): Promise<RootContent[]> {
  const [{ file }] = resolveDemo(name, pageFile);
  const [demo, ...others] = await readDemoFiles(file);
  const place = `${pageUrl}#${name}.tsx`;
  return [
    paragraph(strong('Demo:'), text(' '), link(place, [text(label ?? name)])),
    code('tsx', demo?.source ?? '', `${name}.tsx`),
    ...others.map(({ path: other, source }) =>
      code(path.extname(other).slice(1), source, path.basename(other)),
    ),
  ];
}

/**
 * A playground as the code it starts with.
 *
 * @param pageFile absolute path of the page that names it
 */
export function renderPlayground(
  component: string,
  pageFile: string,
): RootContent[] {
  const file = path.join(path.dirname(pageFile), `${component}${PLAYGROUND_ENDING}`);
  const model = createPlaygroundModel(file);
  return [code('tsx', codeToText(printPlayground(model, createStartState(model))))];
}
