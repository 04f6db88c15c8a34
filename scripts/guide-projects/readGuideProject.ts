import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Heading } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { readFenceOptions } from '../../plugins/content/code-blocks/readFenceOptions';
import { readDemoFiles } from '../../plugins/content/demos/readDemoFiles';
import { resolveDemo } from '../../plugins/content/demos/resolveDemo';
import { addHeadingIds, readHeadingId } from '../../plugins/shared/addHeadingIds';
import { listPageElements, readLine } from '../../plugins/shared/listPageElements';
import { readTextAttribute } from '../../plugins/shared/mdxAttributes';
import { parsePage } from '../../plugins/shared/parsePage';
import type { GuideProject, SavedDemo } from './guideProjects';

/**
 * A step of the reader: a command, given as its words, or a file to save below the folder to
 * which the commands have led.
 */
export type ProjectStep =
  { command: readonly string[] } | { file: string; contents: string };

/** Programs with which commands of a project may begin. */
const PROGRAMS = new Set(['cd', 'mkdir', 'npm', 'npx']);

/** A word that every shell takes as it is. */
const PLAIN_WORD = /^[\w@./:=-]+$/;

/** A path as editors show it, downwards. */
const FILE = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*\.\w+$/;

/** Blocks of commands with another title are for other package managers. */
const NPM_TITLES = new Set([undefined, 'npm']);

function parseCommand(line: string): string[] {
  const words = line.trim().split(/\s+/);
  if (!PROGRAMS.has(words[0] ?? '') || !words.every((word) => PLAIN_WORD.test(word)))
    throw new Error(`"${line}" is no command of a project`);
  return words;
}

function addFile(steps: ProjectStep[], file: string, contents: string): void {
  if (!FILE.test(file)) throw new Error(`"${file}" is no path of a file`);
  if (steps.some((step) => 'file' in step && step.file === file))
    throw new Error(`"${file}" is there twice`);
  steps.push({ file, contents });
}

function addFence(steps: ProjectStep[], fence: Code): void {
  const { title } = readFenceOptions(fence);
  if (fence.lang === 'bash') {
    if (!NPM_TITLES.has(title)) return;
    const lines = fence.value.split('\n').filter((line) => line.trim() !== '');
    steps.push(...lines.map((line) => ({ command: parseCommand(line) })));
  } else if (title !== undefined) {
    addFile(steps, title, `${fence.value}\n`);
  }
}

/** Lists the blocks of code of a page by the id of the heading before them. */
async function listSectionFences(source: string): Promise<Map<string, Code[]>> {
  const tree = parsePage(source);
  await addHeadingIds(tree);
  const sections = new Map<string, Code[]>();
  let section: Code[] = [];
  visit(tree, (node: Node) => {
    if (node.type === 'heading') {
      section = [];
      sections.set(readHeadingId(node as Heading), section);
    } else if (node.type === 'code') {
      section.push(node as Code);
    }
  });
  return sections;
}

const splitPlace = (place: string): [page: string, id: string] => {
  const [page = '', id = ''] = place.split('#');
  return [page, id];
};

async function addSection(
  steps: ProjectStep[],
  siteDir: string,
  place: string,
): Promise<void> {
  const [page, id] = splitPlace(place);
  const source = readFileSync(path.join(siteDir, page), 'utf8');
  const fences = (await listSectionFences(source)).get(id);
  if (!fences) throw new Error(`${page}: there is no heading "${id}"`);
  const before = steps.length;
  for (const fence of fences) {
    try {
      addFence(steps, fence);
    } catch (error) {
      throw new Error(`${page}:${readLine(fence)}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  if (steps.length === before)
    throw new Error(`${place} has neither a command nor a file`);
}

async function addDemo(
  steps: ProjectStep[],
  siteDir: string,
  { demo, styling, as }: SavedDemo,
): Promise<void> {
  const [page, name] = splitPlace(demo);
  const pageFile = path.join(siteDir, page);
  const tree = parsePage(readFileSync(pageFile, 'utf8'));
  const isShown = listPageElements(tree, ['Demo']).some(
    (element) => readTextAttribute(element, 'name') === name,
  );
  const variant = resolveDemo(name, pageFile).find(
    (each) => each.styling === (styling ?? null),
  );
  if (!isShown || !variant)
    throw new Error(`${demo} is not shown${styling ? ` in ${styling}` : ''}`);
  const [main, ...others] = await readDemoFiles(variant.file);
  addFile(steps, as, main?.source ?? '');
  for (const { path: file, source } of others)
    addFile(steps, path.posix.join(path.dirname(as), path.basename(file)), source);
}

/**
 * Reads a project as pages print it: the commands in blocks of `bash`, and the blocks whose title is
 * the path of a file. Blocks without a title, of output and of fragments, are no part of it.
 *
 * @param siteDir absolute path of the site
 * @throws `page:line` of a command that a reader could not type in every shell, of a title that is no
 *   path and of a file that is there twice; the section that is not there or has nothing for the
 *   project; the demo that the page does not show
 */
export async function readGuideProject(
  siteDir: string,
  { sections, demos = [] }: GuideProject,
): Promise<ProjectStep[]> {
  const steps: ProjectStep[] = [];
  for (const place of sections) await addSection(steps, siteDir, place);
  for (const demo of demos) await addDemo(steps, siteDir, demo);
  return steps;
}
