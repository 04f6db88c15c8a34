import { useSyncExternalStore } from 'react';
import type { ProjectVersions } from '../lib/project/projectVersions';
import { projectStore, versionMarksStore } from '../state/projectStore';

const getNothing = () => null;

/** Versions of the reader's project; null where none were given, and on the server. */
export const useProjectVersions = (): ProjectVersions | null =>
  useSyncExternalStore(projectStore.subscribe, projectStore.get, getNothing);

/** Whether rows that the project does not have are marked. */
export const useVersionMarks = (): boolean =>
  useSyncExternalStore(
    versionMarksStore.subscribe,
    versionMarksStore.get,
    versionMarksStore.get,
  );
