import { tsxLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '../../../lib/demos/loopGuard';

/** A tag whose element has another end than it should, or none. */
export interface UnmatchedTag {
  /** `Button`; empty for a fragment. */
  opening: string;
  /** Null where the code ends before the element does. */
  closing: string | null;
  /** Place of the tag to change, as offsets. */
  from: number;
  to: number;
}

/** A bracket that is open at some place. */
export interface OpenBracket {
  bracket: string;
  /** Offset. */
  at: number;
}

export const CLOSING_BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  // In a template string.
  InterpolationStart: '}',
};

const BRACKET_ENDS = new Set([')', ']', '}', 'InterpolationEnd']);

const parse = (source: string) => tsxLanguage.parser.parse(source);

/** `Button` of `<Button disabled>` and of `</Button>`. */
function readTagName(tag: string): string {
  return /^<\/?\s*([\w$.:-]*)/.exec(tag)?.[1] ?? '';
}

/**
 * Finds the innermost element whose tags do not belong together. The tree of the editor
 * holds such elements, where a compiler gives up.
 */
export function findUnmatchedTag(source: string): UnmatchedTag | null {
  function visit(node: SyntaxNode, outer: readonly string[]): UnmatchedTag | null {
    const open = node.name === 'JSXElement' ? node.firstChild : null;
    const isPair = open?.name === 'JSXOpenTag' || open?.name === 'JSXFragmentTag';
    const opening = open && readTagName(source.slice(open.from, open.to));
    const around = isPair && opening !== null ? [...outer, opening] : outer;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const found = visit(child, around);
      if (found) {
        return found;
      }
    }
    if (!isPair || !open || opening === null) {
      return null;
    }
    const last = node.lastChild;
    if (last?.name !== 'JSXCloseTag') {
      return { opening, closing: null, from: open.from, to: open.to };
    }
    const closing = readTagName(source.slice(last.from, last.to));
    if (closing === opening) {
      return null;
    }
    // The end of an element around it: then its own end is what is missing.
    const { from, to } = outer.includes(closing) ? open : last;
    return { opening, closing, from, to };
  }
  return visit(parse(source).topNode, []);
}

/**
 * Finds the brackets that are open at a place, the innermost last. Those in strings,
 * comments and regular expressions are none.
 *
 * @param at offset
 */
export function listOpenBrackets(source: string, at: number): OpenBracket[] {
  const open: OpenBracket[] = [];
  parse(source).iterate({
    enter({ name, from, node }) {
      if (from >= at || node.firstChild) {
        return;
      }
      if (name in CLOSING_BRACKETS) {
        open.push({ bracket: name, at: from });
      } else if (BRACKET_ENDS.has(name)) {
        open.pop();
      }
    },
  });
  return open;
}

/** Lists where regular expressions are, as offsets. */
export function listRegularExpressions(
  source: string,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  parse(source).iterate({
    enter({ name, from, to }) {
      if (name === 'RegExp') found.push({ from, to });
    },
  });
  return found;
}
