import { isSingleKey } from '../lib/singleKey';
import { preferences } from './preferenceStores';

/**
 * Says whether a key press asks for a shortcut of one key. Not where one types, not
 * behind a dialog or menu, and not for readers who have switched such shortcuts off.
 *
 * @param key a small letter or a sign, as it is typed
 */
export function asksForKey(event: KeyboardEvent, key: string): boolean {
  return (
    isSingleKey(event, key) &&
    document.querySelector('dialog[open], :popover-open') === null &&
    preferences.read('singleKeys')
  );
}
