import type { TextStorage } from '../storage/storageAreas';
import { parseProjectVersions, type ProjectVersions } from './projectVersions';

/** Local storage key of the versions of a reader's project. */
export const PROJECT_KEY = 'project-versions';

/** The versions of a reader's project. No member ever throws. */
export interface ProjectMemory {
  /** Null where the reader has given none. */
  read(): ProjectVersions | null;
  /** Keeps versions: for good, or for the session where storage does not take them. */
  write(versions: ProjectVersions | null): void;
  /**
   * Forgets them.
   *
   * @returns a function that brings them back
   */
  forget(): () => void;
}

/** @param getStorage may throw, where storage is shut off */
export function createProjectMemory(getStorage: () => TextStorage): ProjectMemory {
  /** What storage did not take; undefined where storage has it. */
  let session: ProjectVersions | null | undefined;

  function read(): ProjectVersions | null {
    if (session !== undefined) return session;
    try {
      return parseProjectVersions(getStorage().getItem(PROJECT_KEY) ?? '');
    } catch {
      return null;
    }
  }

  function write(versions: ProjectVersions | null): void {
    session = undefined;
    try {
      if (versions) {
        getStorage().setItem(PROJECT_KEY, JSON.stringify(versions));
      } else {
        getStorage().removeItem(PROJECT_KEY);
      }
    } catch {
      session = versions;
    }
  }

  return {
    read,
    write,
    forget() {
      const kept = read();
      write(null);
      return () => write(kept);
    },
  };
}
