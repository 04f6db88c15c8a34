import type { ProjectVersions } from '../lib/project/projectVersions';
import {
  PROJECT_FILE_LIMIT,
  readProjectVersions,
} from '../lib/project/readProjectVersions';
import { projectStore } from './projectStore';

/**
 * Reads the versions of a project from a file that was chosen or dropped, and keeps them. The
 * file stays in the browser.
 *
 * @returns null where it has no versions that could be read; those kept before then stay
 */
export async function takeProjectFile(file: File): Promise<ProjectVersions | null> {
  if (file.size > PROJECT_FILE_LIMIT) return null;
  let text: string;
  try {
    text = await file.text();
  } catch {
    // A folder, or a file that was taken away meanwhile.
    return null;
  }
  const versions = readProjectVersions(text);
  if (typeof versions === 'string') return null;
  projectStore.set(versions);
  return versions;
}
