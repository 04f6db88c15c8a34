import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import type { DemoModel, DemoModels } from '../../../../plugins/content/demos/types';
import { drafts } from '../../../state/preferenceStores';
import { useCodeStyling } from '../../../hooks/useCodeStyling';
import { useCodeVariant } from '../../../hooks/useCodeVariant';
import {
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../lib/demos/codeStyling';
import type { CodeVariant } from '../../../lib/demos/codeVariant';
import {
  scopeToSelector,
  TAILWIND_SELECTOR,
  unscopeStyles,
} from '../../../lib/demos/demoStyles';
import { chooseDemoVariant, chooseStyling } from '../../../lib/demos/demoVariants';
import { demoToDraftKey } from '../../../lib/demos/drafts';
import { loadTailwindBase, type DemoLibrary } from '../Demo/DemoLibrary';
import type { StylingLoaders } from '../Demo/DemoStages';
import type { EditSession } from './createEditSession';

interface DemoEditorOptions {
  name: string;
  /** Accessible name of the demo. */
  label: string;
  library: DemoLibrary;
  /** The stylings it is written in; null where it knows none. */
  written: readonly CodeStyling[] | null;
  loaders: StylingLoaders;
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
  /** The reader's code as it stands, also while the editor loads; null where nothing is edited. */
  readCode: () => string | null;
  /** Brings back what was forgotten; null where nothing was, or where they type again. */
  restore: (() => void) | null;
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
  written,
  loaders,
  loadModels,
  area,
}: DemoEditorOptions): DemoEditor {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const [variant] = useCodeVariant();
  const [choice] = useCodeStyling();
  const styling = written && chooseStyling(written, choice);
  const [request, setRequest] = useState<{ asked: boolean } | null>(null);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [failed, setFailed] = useState(false);
  const key = demoToDraftKey(pathname, name, variant, styling);
  const latest = useRef(request);
  const [forgotten, setForgotten] = useState<{ key: string; code: string } | null>(
    null,
  );

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
    Promise.all([
      import('./editor'),
      loadModels(),
      styling === 'Tailwind' ? loadBuiltStyles(loaders) : null,
    ]).then(
      ([parts, { default: models }, built]) => {
        const files = modelToFiles(models[name], { name, variant, styling });
        if (!current || !files) {
          return;
        }
        const { createEditSession, createTailwindStyles, EditedCode, EditedStage } =
          parts;
        const session = createEditSession({
          ...files,
          library,
          title: `${label} (edited)`,
          baseUrl,
          draft: drafts.read(key),
          saveDraft: (draft) =>
            draft ? drafts.write(key, draft) : drafts.remove(key),
          renderStyles: built === null ? undefined : createTailwindStyles(built),
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
  }, [
    request,
    key,
    name,
    label,
    variant,
    styling,
    library,
    loaders,
    loadModels,
    baseUrl,
    area,
  ]);

  const toggle = useCallback(() => {
    setFailed(false);
    setRequest((shown) => (shown ? null : { asked: true }));
  }, []);

  const forget = useCallback(() => {
    const draft = drafts.read(key);
    drafts.remove(key);
    editor?.session.reset();
    if (draft) {
      setForgotten({ key, code: draft.code });
    }
  }, [key, editor]);

  // Once the reader types again, the new text takes precedence over the discarded draft.
  useEffect(
    () =>
      editor?.session.subscribe(() => {
        const { file, get } = editor.session;
        if (get().code !== file.source) {
          setForgotten(null);
        }
      }),
    [editor],
  );

  const restore = useCallback(() => {
    if (!forgotten) {
      return;
    }
    if (editor?.key === forgotten.key) {
      editor.session.replace(forgotten.code);
    } else {
      drafts.write(forgotten.key, { code: forgotten.code });
      setRequest({ asked: false });
    }
    setForgotten(null);
  }, [forgotten, editor]);

  const readCode = useCallback(() => {
    if (!request) {
      return null;
    }
    return editor?.key === key
      ? editor.session.get().code
      : (drafts.read(key)?.code ?? null);
  }, [request, editor, key]);

  return {
    editor,
    editing: request !== null,
    failed,
    toggle,
    forget,
    readCode,
    restore: forgotten?.key === key ? restore : null,
  };
}

/** A demo in one language and styling. */
interface EditedVariant {
  name: string;
  variant: CodeVariant;
  /** Null for a demo that knows no stylings. */
  styling: CodeStyling | null;
}

function modelToFiles(
  model: DemoModel | undefined,
  { name, variant, styling }: EditedVariant,
) {
  if (!model) {
    return null;
  }
  const chosen = chooseDemoVariant(model, styling ?? DEFAULT_CODE_STYLING).variant;
  const { source, files } = chosen[variant];
  const ending = variant === 'TS' ? 'tsx' : 'jsx';
  return { file: { name: `${name}.${ending}`, source }, otherFiles: files };
}

/** Loads the Tailwind styles of the published demo, for a document of its own. */
async function loadBuiltStyles({ Tailwind }: StylingLoaders): Promise<string> {
  const [base, demo] = await Promise.all([loadTailwindBase(), Tailwind?.()]);
  const styles = demo?.demoStyles;
  return [
    unscopeStyles(base, TAILWIND_SELECTOR),
    styles ? unscopeStyles(styles.css, scopeToSelector(styles.scope)) : '',
  ].join('');
}
