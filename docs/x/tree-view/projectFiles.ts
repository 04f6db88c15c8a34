/** A file, or a folder if it has `children`. */
export interface ProjectFile {
  /** Unique in the project. */
  id: string;
  name: string;
  children?: ProjectFile[];
}

export const projectFiles: ProjectFile[] = [
  {
    id: 'src',
    name: 'src',
    children: [
      {
        id: 'components',
        name: 'components',
        children: [
          { id: 'header', name: 'Header.tsx' },
          { id: 'menu', name: 'Menu.tsx' },
          { id: 'search', name: 'SearchField.tsx' },
        ],
      },
      {
        id: 'images',
        name: 'images',
        children: [
          { id: 'logo', name: 'logo.png' },
          { id: 'header-image', name: 'header.png' },
        ],
      },
      { id: 'app', name: 'App.tsx' },
    ],
  },
  {
    id: 'docs',
    name: 'docs',
    children: [{ id: 'guide', name: 'guide.md' }],
  },
  { id: 'readme', name: 'readme.md' },
];

/** Ids of all folders, which is what `expanded` may contain. */
export function listFolderIds(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ id, children }) =>
    children ? [id, ...listFolderIds(children)] : [],
  );
}
