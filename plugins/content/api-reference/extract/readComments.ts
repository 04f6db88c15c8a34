import ts from 'typescript';
import type { Workspace } from './createWorkspace';

/** One tag of a comment: `@param {string} name what it is`. */
export interface CommentTag {
  readonly tag: string;
  /** Of `@param`: the argument. */
  readonly name?: string;
  /** Text between braces, without them. */
  readonly type?: string;
  /** Name in square brackets. */
  readonly isOptional?: boolean;
  readonly text: string;
}

/** A documentation comment. */
export interface Comment {
  /** Markdown; empty where there is none. */
  readonly description: string;
  readonly tags: readonly CommentTag[];
}

const EMPTY: Comment = { description: '', tags: [] };

/** The blocks about pages, which stand last and belong to no tag. */
const PAGE_BLOCKS = /(?:^|\n)\s*(?:Demos|API):[\s\S]*$/;

function readText(comment: ts.JSDocTag['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(PAGE_BLOCKS, '').trim();
}

function readParameterTag(
  tag: ts.JSDocParameterTag | ts.JSDocPropertyLikeTag,
): CommentTag[] {
  const type = tag.typeExpression?.type;
  const base = {
    tag: 'param',
    name: tag.name.getText(),
    isOptional: tag.isBracketed,
    text: readText(tag.comment),
  };
  // `@param {number} event.elapsed` is kept inside the tag of `event`.
  if (type && ts.isJSDocTypeLiteral(type)) {
    const parts = type.jsDocPropertyTags?.flatMap(readParameterTag) ?? [];
    return [{ ...base, type: type.isArrayType ? 'object[]' : 'object' }, ...parts];
  }
  return [{ ...base, ...(type ? { type: type.getText() } : {}) }];
}

function readTag(tag: ts.JSDocTag): CommentTag[] {
  if (ts.isJSDocParameterTag(tag)) return readParameterTag(tag);
  const base = { tag: tag.tagName.text, text: readText(tag.comment) };
  const type = ts.isJSDocReturnTag(tag) ? tag.typeExpression?.type.getText() : '';
  return [{ ...base, ...(type ? { type } : {}) }];
}

/** Reads the comment that stands directly before a node, with the types inside its tags. */
export function readNodeComment(node: ts.Node): Comment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (!comment) return EMPTY;
  return {
    description: ts.getTextOfJSDocComment(comment.comment) ?? '',
    tags: (comment.tags ?? []).flatMap(readTag),
  };
}

/** The whole text of the comment before a node, as written, without its frame. */
export function readWholeComment(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  return (comment?.getText() ?? '')
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\* ?/gm, '');
}

/** Reads the comments of all declarations of a symbol, as an editor shows them. */
export function readSymbolComment(
  { checker }: Workspace,
  symbol: ts.Symbol,
): Comment {
  const declaration = symbol.declarations?.[0];
  const own = declaration ? readNodeComment(declaration) : EMPTY;
  const description = ts.displayPartsToString(
    symbol.getDocumentationComment(checker),
  );
  const ownTags = new Set(own.tags.map(({ tag }) => tag));
  // Tags that are inherited are known to the symbol alone, and without structure.
  const inherited = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => !ownTags.has(name))
    .map(({ name, text }) => ({
      tag: name,
      text: ts.displayPartsToString(text).trim(),
    }));
  return { description, tags: [...own.tags, ...inherited] };
}

/** Text of a tag; `undefined` without the tag, empty for a tag without text. */
export function findTagText(comment: Comment, tag: string): string | undefined {
  return comment.tags.find((candidate) => candidate.tag === tag)?.text;
}

/** `@ignore`: public to the compiler, not to readers. */
export function isIgnored(comment: Comment): boolean {
  return comment.tags.some(({ tag }) => tag === 'ignore');
}
