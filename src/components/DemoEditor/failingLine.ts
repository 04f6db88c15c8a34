import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Marks the line, counted from 1, in which the demo failed; null takes the mark away. */
export const setFailingLine = StateEffect.define<number | null>();

const LINE = Decoration.line({ class: 'cm-failing-line' });

/** The mark of the line in which the demo failed; it goes with the next change. */
export const failingLine: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state }) {
    for (const effect of effects) {
      if (effect.is(setFailingLine)) {
        const line = effect.value;
        return line === null || line < 1 || line > state.doc.lines
          ? Decoration.none
          : Decoration.set(LINE.range(state.doc.line(line).from));
      }
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
