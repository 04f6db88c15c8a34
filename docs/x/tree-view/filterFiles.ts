import type { ProjectFile } from './projectFiles';

/** Files whose name contains the text, with the folders they are in. */
export function filterFiles(
  files: readonly ProjectFile[],
  text: string,
): ProjectFile[] {
  return files.flatMap((file) => {
    if (file.name.toLowerCase().includes(text.toLowerCase())) return [file];
    const children = filterFiles(file.children ?? [], text);
    return children.length ? [{ ...file, children }] : [];
  });
}
