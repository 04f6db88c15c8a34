import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import type { DemoModels } from '../../../plugins/demos/types';
import { drafts } from '../../hooks/preferenceStores';
import { useCodeVariant } from '../../hooks/useCodeVariant';
import type { CodeVariant } from '../../lib/codeVariant';
import { demoToDraftKey } from '../../lib/drafts';
import type { DemoLibrary } from '../Demo/DemoLibrary';
import type { EditSession } from './createEditSession';

interface DemoEditorOptions {
  name: string;
  /** Accessible name of the demo. */
  label: string;
  library: DemoLibrary;
  loadModels: () => Promise<{ default: DemoModels }>;
  /** Element the demo stands in. */
  area: RefObject<HTMLElement>;
}

type EditorParts = typeof import('./editor');

/** An editor that is there, with the session it edits. */
export interface OpenEditor extends Pick<EditorParts, 'EditedCode' | 'EditedStage'> {
  session: EditSession;
  /** Draft key of the session: another language is another session. */
  key: string;
  takesFocus: boolean;
}

/** Editing of one demo. */
export interface DemoEditor {
  /** Null while the demo is not edited, and until the editor has loaded. */
  editor: OpenEditor | null;
  editing: boolean;
  /** The editor could not be loaded. */
  failed: boolean;
  toggle: () => void;
  /** Forgets what the reader has typed; an open editor shows the published demo. */
  forget: () => void;
}

/** Margin of the frame around a demo, both sides, in pixels. */
const FRAME_MARGIN = 32;

/**
 * Opens and closes the editor of a demo. Code that the reader has left behind is there
 * again after every way of coming back.
 */
export function useDemoEditor({
  name,
  label,
  library,
  loadModels,
  area,
}: DemoEditorOptions): DemoEditor {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const [variant] = useCodeVariant();
  const [request, setRequest] = useState<{ asked: boolean } | null>(null);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [failed, setFailed] = useState(false);
  const key = demoToDraftKey(pathname, name, variant);
  const latest = useRef(request);

  useEffect(() => {
    latest.current = request;
  }, [request]);

  useEffect(() => {
    if (!latest.current && drafts.read(key)) {
      setRequest({ asked: false });
    }
  }, [key]);

  useEffect(() => {
    if (!request) {
      setEditor(null);
      return undefined;
    }
    let current = true;
    Promise.all([import('./editor'), loadModels()]).then(
      ([parts, { default: models }]) => {
        const files = modelToFiles(models, name, variant);
        if (!current || !files) {
          return;
        }
        const { createEditSession, EditedCode, EditedStage } = parts;
        const session = createEditSession({
          ...files,
          library,
          title: `${label} (edited)`,
          baseUrl,
          draft: drafts.read(key),
          saveDraft: (draft) =>
            draft ? drafts.write(key, draft) : drafts.remove(key),
          height: (area.current?.offsetHeight ?? 0) + FRAME_MARGIN,
        });
        const takesFocus = request.asked;
        setEditor({ session, key, takesFocus, EditedCode, EditedStage });
      },
      () => {
        if (current) {
          setFailed(true);
          setRequest(null);
        }
      },
    );
    return () => {
      current = false;
    };
  }, [request, key, name, label, variant, library, loadModels, baseUrl, area]);

  const toggle = useCallback(() => {
    setFailed(false);
    setRequest((shown) => (shown ? null : { asked: true }));
  }, []);

  const forget = useCallback(() => {
    drafts.remove(key);
    editor?.session.reset();
  }, [key, editor]);

  return { editor, editing: request !== null, failed, toggle, forget };
}

function modelToFiles(models: DemoModels, name: string, variant: CodeVariant) {
  const model = models[name]?.[variant];
  const ending = variant === 'TS' ? 'tsx' : 'jsx';
  return model
    ? {
        file: { name: `${name}.${ending}`, source: model.source },
        otherFiles: model.files,
      }
    : null;
}
