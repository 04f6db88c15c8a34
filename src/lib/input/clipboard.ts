/** Time that "Copied" is shown, in milliseconds. */
export const COPY_CONFIRMATION_MS = 2000;

/** Target of a copy: the needed part of the browser's `navigator`. */
export interface ClipboardSource {
  navigator:
    | { clipboard?: { writeText(text: string): Promise<void> } | undefined }
    | undefined;
}

/** The part of a keyboard event by which a copy shortcut is recognised. */
export interface ShortcutEvent {
  /** Character of the key, as typed. */
  key: string;
  /** Place of the key on the keyboard, `KeyC` for example. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

function createNotAllowedError(cause?: unknown): Error {
  const error = new Error('The clipboard is not available.', { cause });
  error.name = 'NotAllowedError';
  return error;
}

/**
 * Copies text. A clipboard that is missing (no secure context) or refuses rejects the promise;
 * nothing is thrown outside of it. There is no second way round a refusal.
 *
 * @throws Error named `NotAllowedError`, as rejection
 */
export async function copyText(
  text: string,
  { navigator }: ClipboardSource,
): Promise<void> {
  try {
    if (navigator?.clipboard) {
      return await navigator.clipboard.writeText(text);
    }
  } catch (error) {
    throw createNotAllowedError(error);
  }
  throw createNotAllowedError();
}

/** Part of the browser that {@link copyLoadedText} needs beside {@link ClipboardSource}. */
export interface ItemClipboard {
  navigator:
    | {
        clipboard?:
          | {
              writeText(text: string): Promise<void>;
              write?(items: ClipboardItem[]): Promise<void>;
            }
          | undefined;
      }
    | undefined;
  /** The browser's class of that name; undefined where it has none. */
  ClipboardItem:
    (new (items: Record<string, Promise<Blob>>) => ClipboardItem) | undefined;
}

/**
 * Copies text that has yet to be loaded. Some browsers refuse what is written a while after
 * the press, so they are handed the promise of it.
 *
 * @param load gives the text; called once
 * @throws as rejection: what `load` rejects with, or an Error named `NotAllowedError`
 */
export async function copyLoadedText(
  load: () => Promise<string>,
  { navigator, ClipboardItem }: ItemClipboard,
): Promise<void> {
  const text = load();
  if (!navigator?.clipboard?.write || !ClipboardItem) {
    return copyText(await text, { navigator });
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (error) {
    // A text that could not be loaded is another matter than a refusal.
    await text;
    throw createNotAllowedError(error);
  }
}

/**
 * Says whether a key press asks to copy: Ctrl, Cmd or Alt with C, with or without Shift. The
 * typed letter decides; where none of the Latin ones is typed (another script, or `ç` by Alt on
 * a Mac) the place of the key does.
 */
export function isCopyShortcut(event: ShortcutEvent): boolean {
  const isC = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase() === 'c'
    : event.code === 'KeyC';
  return isC && (event.ctrlKey || event.metaKey || event.altKey);
}
