import type { Code } from 'mdast';

/** Options behind the language of a fence. */
export interface FenceOptions {
  title?: string;
}

const TITLE = /^title=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))(?=\s|$)/;

/** Comments that mark lines elsewhere, alone on their line. */
const MARK =
  /^\s*(?:\/\/|#|--|%|\{?\/\*|<!--)\s*(highlight-(?:next-line|start|end))\s*(?:\*\/\}?|-->)?\s*$/;

const HIGHLIGHT_ADVICE =
  'lines are not highlighted; show these lines alone, or name them in the text';

function refuseOption(option: string): never {
  if (option.startsWith('{')) throw new Error(`${option}: ${HIGHLIGHT_ADVICE}`);
  if (option.startsWith('showLineNumbers'))
    throw new Error(
      `${option}: lines are not numbered; name what is meant in the text`,
    );
  throw new Error(
    `"${option}" is no option of a code block; it has title="…", behind the language`,
  );
}

/**
 * Reads what stands behind the language of a fence.
 *
 * @throws if it is something that other sites know and that would be dropped here: with what to
 *   write in its place
 */
export function readFenceOptions({
  lang,
  meta,
}: Pick<Code, 'lang' | 'meta'>): FenceOptions {
  const [, attached] = /^[^{=]*([{=].*)$/.exec(lang ?? '') ?? [];
  if (attached) refuseOption(attached.startsWith('=') ? (lang ?? '') : attached);
  const options: FenceOptions = {};
  let rest = (meta ?? '').trim();
  while (rest !== '') {
    const title = TITLE.exec(rest);
    if (!title) {
      refuseOption(/^(?:\{[^}]*\}|\S+)/.exec(rest)?.[0] ?? rest);
    }
    options.title = title[1] ?? title[2] ?? title[3];
    rest = rest.slice(title[0].length).trim();
  }
  return options;
}

/**
 * Finds a comment that marks lines elsewhere and would be printed here.
 *
 * @returns its line in the code, from 1
 */
export function findMark(code: string): { line: number; message: string } | null {
  const lines = code.split('\n');
  const index = lines.findIndex((line) => MARK.test(line));
  return index < 0
    ? null
    : {
        line: index + 1,
        message: `"${(lines[index] ?? '').trim()}": ${HIGHLIGHT_ADVICE}`,
      };
}
