import { type FileItem } from './data';
import { formatSize } from './format';
import { countChildren } from './tree';

/** @example getSize(files, folder) // → '3 items' */
export default function getSize(files: readonly FileItem[], file: FileItem): string {
  if (file.kind !== 'folder') {
    return formatSize(file.bytes);
  }
  const count = countChildren(files, file.id);
  return count === 1 ? '1 item' : `${count} items`;
}
