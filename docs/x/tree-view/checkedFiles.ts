import type { ProjectFile } from './projectFiles';

/** Ids of the files in a folder, at any depth; of a file its own id. */
export function listFileIds({ id, children }: ProjectFile): string[] {
  return children?.length ? children.flatMap(listFileIds) : [id];
}

/** Finds a file or a folder at any depth; undefined if it does not exist. */
export function findFile(
  files: readonly ProjectFile[],
  id: string,
): ProjectFile | undefined {
  for (const file of files) {
    const found = file.id === id ? file : findFile(file.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** As `aria-checked`: `'mixed'` for a folder of which some files are checked. */
export function getCheckState(
  file: ProjectFile,
  checkedIds: readonly string[],
): boolean | 'mixed' {
  const ids = listFileIds(file);
  const count = ids.filter((id) => checkedIds.includes(id)).length;
  return count > 0 && count < ids.length ? 'mixed' : count > 0;
}

/**
 * Checks a file, or all files of a folder; unchecks them if all of them are checked.
 *
 * @returns the ids of files that are checked then
 */
export function toggleFile(
  file: ProjectFile,
  checkedIds: readonly string[],
): string[] {
  const ids = listFileIds(file);
  const others = checkedIds.filter((id) => !ids.includes(id));
  return getCheckState(file, checkedIds) === true ? others : [...others, ...ids];
}
