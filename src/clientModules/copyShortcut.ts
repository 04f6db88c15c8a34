import { isCopyShortcut } from '../lib/input/clipboard';

const BLOCK = '[data-code-block], [data-demo]';

/** Functions that copy the code of a block, by the button inside it. */
const copies = new Map<HTMLElement, () => Promise<void>>();

let hovered: Element | null = null;

/**
 * Lets `Ctrl`, `⌘` or `Alt` + `C` do what a copy button does, for the block under the
 * focus or the pointer.
 *
 * @returns a function that ends it
 */
export function registerCopyTarget(
  button: HTMLElement,
  copy: () => Promise<void>,
): () => void {
  copies.set(button, copy);
  return () => {
    copies.delete(button);
  };
}

/** Controls that are inputs and hold no text to select. */
const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

function hasFieldSelection(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (NO_TEXT.test(field.type)) {
    return false;
  }
  // Fields of numbers and addresses do not report their selection: better not to interfere.
  return (
    field.selectionStart === null || field.selectionStart !== field.selectionEnd
  );
}

function hasSelection(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    return hasFieldSelection(active);
  }
  return Boolean(window.getSelection()?.toString());
}

function findCopy(): (() => Promise<void>) | undefined {
  const block = document.activeElement?.closest(BLOCK) ?? hovered;
  return [...copies].find(([button]) => block?.contains(button))?.[1];
}

function handleKeyDown(event: KeyboardEvent): void {
  if (isCopyShortcut(event) && !hasSelection()) {
    void findCopy()?.();
  }
}

function handlePointerOver(event: PointerEvent): void {
  hovered = (event.target as Element | null)?.closest?.(BLOCK) ?? null;
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('pointerover', handlePointerOver);
}
