import * as React from 'react';
import {
  type Change,
  type FileItem,
  FILES,
  type Kind,
  ME,
  type Place,
  PLACE_NAMES,
  TODAY,
} from './data';
import { getPath, isInside, listFiles, type Sort, type SortKey } from './tree';

interface Notice {
  id: number;
  open: boolean;
  text: string;
  /** What has just been moved to the bin, for Undo. */
  binned: readonly string[];
}

const SILENCE: Notice = { id: 0, open: false, text: '', binned: [] };

const now = (what: string): Change => ({ who: ME, what, when: 'Just now' });

const countFiles = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export default function useFiles() {
  const [files, setFiles] = React.useState(FILES);
  const [place, setPlace] = React.useState<Place>('files');
  const [folderId, setFolderId] = React.useState<string | null>(null);
  const [query, setQuery] = React.useState('');
  const [kind, setKind] = React.useState<Kind | 'all'>('all');
  const [sort, setSort] = React.useState<Sort>({ by: 'name', descending: false });
  const [chosenIds, setChosenIds] = React.useState<readonly string[]>([]);
  const [activeId, setActiveId] = React.useState<string | null>('shop-front');
  const [notice, setNotice] = React.useState(SILENCE);

  const shown = listFiles(files, { place, folderId, query, kind, sort });
  const path = getPath(files, folderId);
  const chosen = shown.filter(({ id }) => chosenIds.includes(id));

  const announce = (text: string, binned: readonly string[] = []) =>
    setNotice({ id: notice.id + 1, open: true, text, binned });

  const change = (ids: readonly string[], changes: Partial<FileItem>) =>
    setFiles(
      files.map((file) => (ids.includes(file.id) ? { ...file, ...changes } : file)),
    );

  function goTo(nextPlace: Place, nextFolder: string | null) {
    setPlace(nextPlace);
    setFolderId(nextFolder);
    setQuery('');
    setChosenIds([]);
  }

  return {
    files,
    place,
    folderId,
    path,
    query,
    kind,
    sort,
    shown,
    chosen,
    notice,
    active: files.find(({ id }) => id === activeId) ?? null,
    title: path.at(-1)?.name ?? PLACE_NAMES[place],
    goTo,
    setQuery,
    setKind,
    activate: setActiveId,
    dismiss: () => setNotice({ ...notice, open: false }),

    sortBy: (by: SortKey) =>
      setSort({ by, descending: by === sort.by && !sort.descending }),
    toggle: (id: string) =>
      setChosenIds(
        chosenIds.includes(id)
          ? chosenIds.filter((other) => other !== id)
          : [...chosenIds, id],
      ),
    chooseAll: (all: boolean) => setChosenIds(all ? shown.map(({ id }) => id) : []),

    star(ids: readonly string[], starred: boolean) {
      change(ids, { starred });
      announce(`${countFiles(ids.length)} ${starred ? 'starred' : 'without star'}`);
    },
    moveToBin(ids: readonly string[]) {
      change(ids, { inBin: true });
      setChosenIds([]);
      setActiveId(null);
      announce(`${countFiles(ids.length)} moved to the bin`, ids);
    },
    restore(ids: readonly string[]) {
      change(ids, { inBin: false });
      setChosenIds([]);
      announce(`${countFiles(ids.length)} restored`);
    },
    remove(ids: readonly string[]) {
      setFiles(files.filter((file) => !isInside(files, file, ids)));
      setChosenIds([]);
      setActiveId(null);
      announce(`${countFiles(ids.length)} deleted for ever`);
    },
    rename(file: FileItem, name: string) {
      const changes = [now(`renamed it from “${file.name}”`), ...file.changes];
      change([file.id], { name, changes });
    },
    createFolder(name: string) {
      const folder: FileItem = {
        id: `folder-${notice.id}`,
        name,
        kind: 'folder',
        parent: folderId,
        owner: ME,
        modified: TODAY,
        bytes: 0,
        starred: false,
        inBin: false,
        sharedWith: [],
        picture: null,
        changes: [now('added it')],
      };
      setFiles([...files, folder]);
      setPlace('files');
      setQuery('');
      setKind('all');
      announce(`Folder ${name} created`);
    },
  };
}

export type FilesState = ReturnType<typeof useFiles>;
