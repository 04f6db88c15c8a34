import { type FileItem, type Kind, type Place } from './data';

type Files = readonly FileItem[];

export type SortKey = 'name' | 'modified' | 'bytes';
export interface Sort {
  by: SortKey;
  descending: boolean;
}

export interface Question {
  place: Place;
  folderId: string | null;
  query: string;
  kind: Kind | 'all';
  sort: Sort;
}

/** The folders on the way to an item, from the top, without the item. */
export function getPath(files: Files, parent: string | null): FileItem[] {
  const folder = files.find(({ id }) => id === parent);
  return folder ? [...getPath(files, folder.parent), folder] : [];
}

export const countChildren = (files: Files, id: string) =>
  files.filter((file) => file.parent === id && !file.inBin).length;

export function isInside(files: Files, file: FileItem, ids: readonly string[]) {
  return (
    ids.includes(file.id) ||
    getPath(files, file.parent).some((folder) => ids.includes(folder.id))
  );
}

function isIn(files: Files, file: FileItem, { place, folderId, query }: Question) {
  if (place === 'bin') {
    return file.inBin;
  }
  const gone =
    file.inBin || getPath(files, file.parent).some((folder) => folder.inBin);
  if (gone) {
    return false;
  }
  if (place === 'files') {
    // A search looks into all folders.
    return Boolean(query.trim()) || file.parent === folderId;
  }
  return place === 'shared' ? file.sharedWith.length > 0 : file.starred;
}

function compare(a: FileItem, b: FileItem, { by, descending }: Sort): number {
  const sign = descending ? -1 : 1;
  const byName = a.name.localeCompare(b.name, 'en', { numeric: true });
  if (a.kind !== b.kind && (a.kind === 'folder' || b.kind === 'folder')) {
    return a.kind === 'folder' ? -1 : 1;
  }
  if (by === 'bytes') {
    return sign * (a.bytes - b.bytes) || byName;
  }
  return by === 'modified'
    ? sign * a.modified.localeCompare(b.modified, 'en') || byName
    : sign * byName;
}

export function listFiles(files: Files, question: Question): FileItem[] {
  const words = question.query.trim().toLowerCase();
  return files
    .filter(
      (file) =>
        isIn(files, file, question) &&
        file.name.toLowerCase().includes(words) &&
        (question.kind === 'all' || file.kind === question.kind),
    )
    .sort((a, b) => compare(a, b, question.sort));
}

/** What is wrong with a name, or an empty string. */
export function checkName(
  files: Files,
  name: string,
  parent: string | null,
  ownId = '',
): string {
  const wanted = name.trim().toLowerCase();
  if (!wanted) {
    return 'Enter a name.';
  }
  if (/[/\\]/.test(wanted)) {
    return 'Leave out slashes.';
  }
  const taken = files.some(
    (file) =>
      file.id !== ownId &&
      !file.inBin &&
      file.parent === parent &&
      file.name.toLowerCase() === wanted,
  );
  return taken ? `There is already “${name.trim()}” in this folder.` : '';
}
