import { useEffect, useRef } from 'react';
import { createCodeEditor, KEYS_HINT, type CodeEditor } from './createCodeEditor';
import type { EditSession } from './createEditSession';
import { useEditState } from './useEditState';
import styles from './DemoEditor.module.css';

interface EditedCodeProps {
  session: EditSession;
  /** Whether the reader asked for the editor just now. */
  takesFocus: boolean;
}

/** The code of a demo, to be edited. */
export function EditedCode({ session, takesFocus }: EditedCodeProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>();
  const { code, failure, revision } = useEditState(session);
  const { name } = session.file;
  const failingLine = failure?.place?.file === name ? failure.place.line : null;

  useEffect(() => {
    if (!host.current) {
      return undefined;
    }
    const created = createCodeEditor({
      host: host.current,
      fileName: name,
      code: session.get().code,
      onChange: session.setCode,
    });
    editor.current = created;
    if (takesFocus) {
      created.focus();
    }
    return created.remove;
  }, [session, name, takesFocus]);

  useEffect(() => {
    editor.current?.setCode(session.get().code);
  }, [session, revision]);

  useEffect(() => {
    editor.current?.markLine(failingLine);
  }, [failingLine]);

  return (
    <div className={styles.code}>
      <p className={styles.status}>
        {code === session.file.source
          ? 'Changes run as you type and stay in this browser.'
          : 'Edited. “Reset demo” brings the original back.'}{' '}
        {KEYS_HINT}
      </p>
      <div ref={host} dir="ltr" />
      <pre hidden data-edited-code>
        {code}
      </pre>
    </div>
  );
}
