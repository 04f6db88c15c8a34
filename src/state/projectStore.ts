import { createProjectMemory } from '../lib/project/projectMemory';
import type { ProjectVersions } from '../lib/project/projectVersions';
import { createPersistentStore } from '../lib/storage/createPersistentStore';

/** The versions of the reader's project. Loaded with the API reference, the settings and exports. */
export const projectMemory = createProjectMemory(() => window.localStorage);

export const projectStore = createPersistentStore<ProjectVersions | null>({
  read: () => projectMemory.read(),
  write: (versions) => projectMemory.write(versions),
  equals: (one, two) => JSON.stringify(one) === JSON.stringify(two),
});

/** Whether rows are marked that the project does not have; until the page is left. */
export const versionMarksStore = createPersistentStore<boolean>({
  read: () => true,
  write: () => undefined,
});

if (typeof window !== 'undefined') {
  // Another tab has changed it, or everything is to be forgotten.
  window.addEventListener('storage', ({ key }) => {
    if (key === null) projectMemory.forget();
    projectStore.refresh();
  });
}
