import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';

/** A block of code in the source of a page, as a program is made of it. */
export interface CodeFence {
  /** Absolute path of a module beside the page, named by page and line. */
  module: string;
  /** Absolute path of the page. */
  page: string;
  /** The code, below as many empty lines as there are lines above it in the page. */
  source: string;
  /** Whether it is JavaScript, whose parameters have no types. */
  isJavaScript: boolean;
}

const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);
const JAVASCRIPT = new Set(['js', 'jsx', 'javascript']);

/**
 * Lists the blocks of TypeScript and JavaScript in the source of a page.
 *
 * @param page absolute path
 */
export function listCodeFences(page: string, text: string): CodeFence[] {
  const fences: CodeFence[] = [];
  visit(parsePageOrNothing(text), 'code', ({ lang, value, position }) => {
    const line = position?.start.line;
    const isJavaScript = JAVASCRIPT.has(lang ?? '');
    if (line !== undefined && (isJavaScript || TYPESCRIPT.has(lang ?? ''))) {
      fences.push({
        module: `${page}.${line}.tsx`,
        page,
        source: `${'\n'.repeat(line)}${value}\n`,
        isJavaScript,
      });
    }
  });
  return fences;
}

/** Reads the blocks of pages from their files. */
export const readCodeFences = (pages: readonly string[]): CodeFence[] =>
  pages.flatMap((page) => listCodeFences(page, readFileSync(page, 'utf8')));

/** Languages of blocks that hold no code. */
const TEXT = new Set([null, undefined, '', 'text']);

/** Whether a compiler can read it, as it cannot read a message or a list of files. */
function isCode(text: string): boolean {
  const options = { reportDiagnostics: true, fileName: 'block.tsx' };
  const isWord = /^\s*\w*\s*$/.test(text);
  return !isWord && !ts.transpileModule(text, options).diagnostics?.length;
}

/**
 * Finds blocks of text that are TypeScript, which nobody would check.
 *
 * @param file as problems name it
 * @returns problems as `file:line: …`
 */
export function findCodeInText(file: string, text: string): string[] {
  const problems: string[] = [];
  visit(parsePageOrNothing(text), 'code', ({ lang, value, position }) => {
    if (TEXT.has(lang) && isCode(value)) {
      problems.push(
        `${file}:${position?.start.line ?? 1}: this is code; say tsx or ts behind the fence, so that it is type-checked`,
      );
    }
  });
  return problems;
}
