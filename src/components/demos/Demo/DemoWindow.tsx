import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { renderFallbackFaces } from '../../../lib/demos/demoTypefaces';
import { REDUCED_MOTION_STYLES } from '../../../lib/demos/reducedMotion';
import { trustHtml } from '../../../lib/page/trustedTypes';
import { DemoDocument } from './DemoDocument';
import type { OwnWindow } from './DemoLibrary';
import styles from './Demo.module.css';

/** Attributes of `<html>` on which styles of demos depend. */
const MIRRORED = ['data-theme', 'dir'] as const;

const EMPTY_DOCUMENT =
  '<!doctype html><html lang="en"><head></head><body></body></html>';

/** The ground a demo stands on in the page, written for a document of its own. */
const BASE_STYLES = `
  :root { color-scheme: light; }
  [data-theme='dark'] { color-scheme: dark; }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; color: CanvasText; font: 400 1rem / 1.5 Roboto, Helvetica, Arial, sans-serif; }
`;

interface DemoWindowProps extends OwnWindow {
  /** Called with the document of the window when the demo is drawn into it. */
  onDocument?: (inner: Document) => void;
  children: ReactNode;
}

/**
 * A window of the page's own origin, in which a demo measures and scrolls for itself:
 * media queries, fixed bars and full heights mean this window.
 */
export function DemoWindow({
  title,
  height,
  onDocument,
  children,
}: DemoWindowProps) {
  const [inner, setInner] = useState<Document | null>(null);

  useEffect(() => {
    const root = inner?.documentElement;
    if (!root) {
      return undefined;
    }
    const mirror = () => {
      for (const name of MIRRORED) {
        root.setAttribute(name, document.documentElement.getAttribute(name) ?? '');
      }
    };
    mirror();
    const observer = new MutationObserver(mirror);
    observer.observe(document.documentElement, { attributeFilter: [...MIRRORED] });
    return () => observer.disconnect();
  }, [inner]);

  useEffect(() => {
    if (inner) {
      onDocument?.(inner);
    }
  }, [inner, onDocument]);

  return (
    <>
      <iframe
        title={title}
        className={styles.ownWindow}
        style={{ height }}
        ref={openDocument}
        onLoad={({ currentTarget }) => setInner(prepareDocument(currentTarget))}
      />
      {inner &&
        createPortal(
          <DemoDocument.Provider value={inner}>{children}</DemoDocument.Provider>,
          inner.body,
        )}
    </>
  );
}

/** React would write the attribute as text, which is no trusted HTML any more. */
function openDocument(frame: HTMLIFrameElement | null): void {
  if (frame && !frame.srcdoc) {
    frame.srcdoc = trustHtml(EMPTY_DOCUMENT).__html;
  }
}

/** A constructed sheet belongs to the document whose window has made it. */
function prepareDocument({ contentDocument }: HTMLIFrameElement): Document | null {
  const view = contentDocument?.defaultView;
  // Browsers begin with an empty document, in quirks mode, and say that it has loaded.
  if (!view || contentDocument.compatMode === 'BackCompat') {
    return null;
  }
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(renderFallbackFaces() + BASE_STYLES + REDUCED_MOTION_STYLES);
  contentDocument.adoptedStyleSheets = [sheet];
  return contentDocument;
}
