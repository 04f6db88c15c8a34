import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of the page's code style sheet, so that the mode needs no second theme. */
const HIGHLIGHT_STYLE = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.tagName, tags.propertyName], color: 'var(--code-tag)' },
  { tag: [tags.bool, tags.number, tags.null], color: 'var(--code-constant)' },
  { tag: [tags.string, tags.attributeName], color: 'var(--code-string)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.className,
      tags.typeName,
    ],
    color: 'var(--code-function)',
  },
  { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--code-keyword)' },
  { tag: tags.regexp, color: 'var(--code-regex)' },
]);

const VIEW_THEME = EditorView.theme({
  '&': {
    color: 'var(--code-text)',
    backgroundColor: 'transparent',
    fontSize: '0.84375rem',
    maxHeight: 'min(68vh, 1000px)',
  },
  '&.cm-focused': {
    outline: '2px solid var(--portal-primary-text)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': {
    fontFamily: 'var(--portal-font-mono)',
    lineHeight: '21px',
    overflow: 'auto',
  },
  '.cm-content': { padding: '16px 0', caretColor: 'var(--code-text)' },
  '.cm-line': { padding: '0 16px' },
  '.cm-cursor': { borderLeftColor: 'var(--code-text)' },
  '.cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--code-text) 5%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor:
        'color-mix(in srgb, var(--code-keyword) 30%, transparent) !important',
    },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--code-keyword) 25%, transparent)',
    outline: '1px solid var(--code-keyword)',
  },
  '.cm-failing-line': {
    backgroundColor: 'color-mix(in srgb, var(--code-deleted) 16%, transparent)',
    boxShadow: 'inset 3px 0 var(--code-deleted)',
  },
  '.cm-failing-code': {
    textDecoration: 'underline wavy var(--code-deleted) 1.5px',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none',
  },
});

/** Theme of the code editor, in both modes. */
export const codeEditorTheme = [VIEW_THEME, syntaxHighlighting(HIGHLIGHT_STYLE)];
