import { ANSWER_LIMIT, cutText } from './cutText';
import { findPage, findSection, listClosest } from './findInPack';
import type { Pack, PackSection } from './openPack';

/** Room for the line that says how to go on. */
const FOOTER = 160;

/** A part of a text, and how to get the rest. */
export function answerPart(text: string, from = 1): string {
  const part = cutText(text, from, ANSWER_LIMIT - FOOTER);
  return part.next === null
    ? part.text
    : `${part.text}\n\n[Lines ${from} to ${part.next - 1} of ${part.lineCount}: go on with "from": ${part.next}]`;
}

const readLines = (pack: Pack, file: string, { first, last }: PackSection) =>
  pack
    .read(file)
    .split('\n')
    .slice(first - 1, last)
    .join('\n');

/** Title, description and address, which end with the line that has the address. */
function splitLead(lead: string): [head: string, rest: string] {
  const [head = '', rest = ''] = lead.split(/(?<= · <\S+>)\n/, 2);
  return [head, rest.trim()];
}

/** What a page is about, its sections, and how it begins; the rest is read by section. */
export function answerPage(pack: Pack, address: string, from?: number): string {
  const { file, pathname } = findPage(pack, address);
  const sections = pack.sections.get(file) ?? [];
  const lines = pack.read(file).trimEnd().split('\n');
  const leadEnd = sections[0] ? sections[0].first - 1 : lines.length;
  const [head, rest] = splitLead(lines.slice(0, leadEnd).join('\n'));
  const contents = sections.map(
    ({ id, title, bytes }) => `- ${id ? `${id}: ` : ''}${title} (${bytes} bytes)`,
  );
  const text = [
    head,
    ...(contents.length > 0
      ? ['', `Sections of ${pathname}, to be read with "section":`, '', ...contents]
      : []),
    ...(rest ? ['', rest] : []),
  ].join('\n');
  return answerPart(text, from);
}

/** One section of a page. */
export function answerSection(
  pack: Pack,
  address: string,
  name: string | undefined,
  from?: number,
): string {
  const page = findPage(pack, address);
  const asked = name ?? page.hash;
  if (!asked) {
    throw new Error(
      `Pass the id of a section, or an address that ends with it: ${page.pathname}#id. "page" lists those of a page.`,
    );
  }
  return answerPart(
    readLines(pack, page.file, findSection(pack, page, asked)),
    from,
  );
}

/** `**Demo:** [Sortable table](…)`, and the blocks of code that follow. */
const DEMO =
  /^\*\*Demo:\*\* .*\n\n(?:(`{3,})\w+ title="[^"]+"\n[\s\S]*?\n\1(?:\n\n|\n?$))+/gm;

const DEMO_TITLE = /^`{3,}tsx title="(\w+)\.tsx"$/m;

/** Demos by name, each with its page. Several pages may show a demo of one name. */
function* listDemos(
  pack: Pack,
  files: Iterable<string>,
): Generator<{ name: string; file: string; text: string }> {
  for (const file of files) {
    for (const [text] of pack.read(file).matchAll(DEMO)) {
      const [, name] = DEMO_TITLE.exec(text) ?? [];
      if (name) yield { name, file, text };
    }
  }
}

/** The source of a demo, with the files beside it. */
export function answerDemo(
  pack: Pack,
  name: string,
  address: string | undefined,
  from?: number,
): string {
  const asked = name.replace(/^#|\.[jt]sx$/g, '');
  const files = address ? [findPage(pack, address).file] : pack.sections.keys();
  const names: string[] = [];
  for (const demo of listDemos(pack, files)) {
    if (demo.name === asked) return answerPart(demo.text, from);
    names.push(demo.name);
  }
  throw new Error(
    names.length > 0
      ? `There is no demo "${name}"${address ? ' on this page' : ''}. The nearest are ${listClosest(asked, names).join(', ')}.`
      : 'This page has no demos.',
  );
}
