import { isSingleKey } from '../lib/input/singleKey';
import { preferences } from './preferenceStores';

/**
 * Whether a key press is meant as a shortcut of one key: not in a field, not behind a dialog
 * or menu, and not for readers who have switched such shortcuts off.
 *
 * @param key a small letter or a sign, as it is typed
 */
export function isShortcutPress(event: KeyboardEvent, key: string): boolean {
  return (
    isSingleKey(event, key) &&
    document.querySelector('dialog[open], :popover-open') === null &&
    preferences.read('singleKeys')
  );
}
