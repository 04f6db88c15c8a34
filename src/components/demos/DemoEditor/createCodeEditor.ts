import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
} from '@codemirror/view';
import { codeEditorTheme } from './codeEditorTheme';
import { errorMarker, setErrorMarker } from './errorMarker';
import type { FailurePlace } from './runnerProtocol';

const HINT_ID = 'keys';

interface CodeEditorOptions {
  host: HTMLElement;
  /** File name with ending. */
  fileName: string;
  code: string;
  /** Hint on how to leave the editor by keyboard. */
  keysHint: string;
  onChange: (code: string) => void;
}

/** An editor on the page. */
export interface CodeEditor {
  focus: () => void;
  /** Replaces the whole text, if it is another one. */
  setCode: (code: string) => void;
  markPlace: (place: FailurePlace | null) => void;
  remove: () => void;
}

/** The hint for assistive technology; it must be in the same tree as the code. */
function createHint(text: string): HTMLElement {
  const hint = document.createElement('div');
  hint.id = HINT_ID;
  hint.hidden = true;
  hint.textContent = text;
  return hint;
}

/**
 * Creates a code editor in a shadow tree of the element: there its style sheets are
 * constructed ones, which a strict policy of the page allows, and the page's own styles
 * stay out.
 */
export function createCodeEditor({
  host,
  fileName,
  code,
  keysHint,
  onChange,
}: CodeEditorOptions): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren(createHint(keysHint));
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      extensions: [
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        javascript({ jsx: true, typescript: /\.tsx?$/.test(fileName) }),
        EditorState.tabSize.of(2),
        EditorView.contentAttributes.of({
          'aria-label': `Code of ${fileName}`,
          'aria-describedby': HINT_ID,
          dir: 'ltr',
          // Some tools do not count what can be edited as what can be focused.
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) {
            onChange(state.doc.toString());
          }
        }),
        errorMarker,
        codeEditorTheme,
      ],
    }),
  });
  view.setTabFocusMode(true);
  // Keys without modifiers are text here, and no shortcut of the page.
  const keepKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      event.stopPropagation();
    }
  };
  host.addEventListener('keydown', keepKey);
  return {
    focus: () => view.focus(),
    setCode(next) {
      if (next !== view.state.doc.toString()) {
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: next },
        });
      }
    },
    markPlace: (place) => view.dispatch({ effects: setErrorMarker.of(place) }),
    remove() {
      host.removeEventListener('keydown', keepKey);
      view.destroy();
    },
  };
}
