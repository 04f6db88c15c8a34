/** The part of a keyboard event by which a shortcut of one key is recognised. */
export interface KeyPress {
  /** Character of the key, as typed. */
  key: string;
  /** Place of the key on the keyboard, `KeyT` for example. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Whether the key is being held. */
  repeat: boolean;
  defaultPrevented: boolean;
  target: unknown;
}

/**
 * Elements in which single keys are no shortcuts of the portal: text fields, demos, and layers
 * that a demo opens over the page, which lie beside the root of the portal.
 */
export const SHORTCUT_EXCLUSIONS = [
  'input',
  'textarea',
  'select',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  '[role="textbox"]',
  '[data-demo-stage]',
  'body:has(> #__docusaurus) > :not(#__docusaurus)',
].join();

/** Keys of characters that other scripts replace, on the keyboard of the United States. */
const PLACES: Readonly<Record<string, { code: string; shiftKey: boolean }>> = {
  '?': { code: 'Slash', shiftKey: true },
  '/': { code: 'Slash', shiftKey: false },
};

function isKey({ key, code, shiftKey }: KeyPress, wanted: string): boolean {
  // Keyboards of other scripts have no such letter; the place of the key stands for it.
  if (key.length === 1 && key > '~') {
    const place = PLACES[wanted] ?? {
      code: `Key${wanted.toUpperCase()}`,
      shiftKey: false,
    };
    return code === place.code && shiftKey === place.shiftKey;
  }
  return key === wanted;
}

/**
 * Whether a key press is the shortcut of one key: alone, not held, not typed into a field or an
 * editor, not meant for a demo, and not taken by somebody else.
 *
 * @param wanted a small letter or a sign, as it is typed
 *
 * @example
 * isSingleKey(event, '?')
 */
export function isSingleKey(event: KeyPress, wanted: string): boolean {
  const { ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) {
    return false;
  }
  const target = event.target as Partial<Element> | null;
  return isKey(event, wanted) && !target?.closest?.(SHORTCUT_EXCLUSIONS);
}

/**
 * Whether a key press is the shortcut of the search: Ctrl+K or ⌘K, from a field, too. With
 * Shift it opens the tools of Firefox.
 *
 * @example
 * isSearchShortcut({ key: 'л', code: 'KeyK', ctrlKey: true, … }) // → true
 */
export const isSearchShortcut = (
  event: Omit<KeyPress, 'repeat' | 'defaultPrevented' | 'target'>,
): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  // Keyboards of other scripts have no such letter; the place of the key stands for it.
  (event.key.toLowerCase() === 'k' || (event.key > '~' && event.code === 'KeyK'));
