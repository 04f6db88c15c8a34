import { useSyncExternalStore } from 'react';
import type { EditSession, EditState } from './createEditSession';

/** The state of an edit session; renders again when it changes. */
export function useEditState(session: EditSession): EditState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
