import { useSyncExternalStore } from 'react';
import type { EditSession, EditState } from './createEditSession';

/** What an edit session shows at the moment. */
export function useEditState(session: EditSession): EditState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
