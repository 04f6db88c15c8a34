import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { FailurePlace } from './runnerProtocol';

/** Marks the place at which the demo failed; null takes the mark away. */
export const setErrorMarker = StateEffect.define<FailurePlace | null>();

const LINE = Decoration.line({ class: 'cm-failing-line' });
const CODE = Decoration.mark({ class: 'cm-failing-code' });

/** The mark of the place at which the demo failed; it goes with the next change. */
export const errorMarker: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state: { doc } }) {
    for (const effect of effects) {
      if (effect.is(setErrorMarker)) {
        const { line = 0, column = 1, length = 0 } = effect.value ?? {};
        if (line < 1 || line > doc.lines) {
          return Decoration.none;
        }
        const { from, to } = doc.line(line);
        const start = Math.min(from + column - 1, to);
        const end = Math.min(start + length, to);
        return Decoration.set([
          LINE.range(from),
          ...(end > start ? [CODE.range(start, end)] : []),
        ]);
      }
    }
    return docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
