import { useEffect, useRef } from 'react';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { createCodeEditor, type CodeEditor } from './createCodeEditor';
import type { EditSession } from './createEditSession';
import { useEditState } from './useEditState';
import styles from './DemoEditor.module.css';

interface EditedCodeProps {
  session: EditSession;
  /** Whether the reader has just opened the editor. */
  takesFocus: boolean;
}

/** The code of a demo, to be edited. */
export function EditedCode({ session, takesFocus }: EditedCodeProps) {
  const host = useRef<HTMLDivElement>(null);
  const { code: language, translate: t } = useShownLanguage();
  const editor = useRef<CodeEditor>();
  const { code, failure, revision } = useEditState(session);
  const { name } = session.file;
  const keysHint = t(
    'editor.keys',
    'Tab leaves the editor. After Ctrl+M (Shift+Option+M on a Mac) it indents, and Escape before it leaves.',
  );
  const latestHint = useRef(keysHint);
  const errorMarker = failure?.place?.file === name ? failure.place : null;

  useEffect(() => {
    if (!host.current) {
      return undefined;
    }
    const created = createCodeEditor({
      host: host.current,
      fileName: name,
      code: session.get().code,
      keysHint: latestHint.current,
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
    editor.current?.markPlace(errorMarker);
  }, [errorMarker]);

  return (
    <div className={styles.code}>
      <p className={styles.status} lang={language}>
        {code === session.file.source
          ? t(
              'editor.unchanged',
              'Changes run as you type and stay in this browser.',
            )
          : t('editor.changed', 'Edited. “{{reset}}” brings the original back.', {
              reset: t('demo.reset', 'Reset demo'),
            })}{' '}
        {keysHint}
      </p>
      <div ref={host} dir="ltr" />
      <pre hidden data-edited-code>
        {code}
      </pre>
    </div>
  );
}
