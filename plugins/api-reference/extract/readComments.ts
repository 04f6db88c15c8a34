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

function readTag(tag: ts.JSDocTag): CommentTag {
  const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
  const base = { tag: tag.tagName.text, text };
  if (ts.isJSDocParameterTag(tag)) {
    return {
      ...base,
      name: tag.name.getText(),
      isOptional: tag.isBracketed,
      ...(tag.typeExpression ? { type: tag.typeExpression.type.getText() } : {}),
    };
  }
  if (ts.isJSDocReturnTag(tag)) {
    const type = tag.typeExpression?.type.getText();
    return { ...base, ...(type ? { type } : {}) };
  }
  return base;
}

/** Reads the comment that stands directly before a node, with the types inside its tags. */
export function readNodeComment(node: ts.Node): Comment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (!comment) return EMPTY;
  return {
    description: ts.getTextOfJSDocComment(comment.comment) ?? '',
    tags: (comment.tags ?? []).map(readTag),
  };
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
