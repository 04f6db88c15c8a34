import type { GridColDef } from '@mui/x-data-grid-pro';

export interface FileRow {
  id: number;
  /** Names of the folders, and of the file itself. */
  path: string[];
  /** In kilobytes. */
  size: number;
  owner: string;
}

export const files: FileRow[] = [
  { id: 1, path: ['Contracts', '2025', 'Lease.pdf'], size: 420, owner: 'Amara' },
  { id: 2, path: ['Contracts', '2025', 'Insurance.pdf'], size: 310, owner: 'Amara' },
  { id: 3, path: ['Contracts', '2026', 'Lease.pdf'], size: 433, owner: 'Daniel' },
  { id: 4, path: ['Invoices', 'March.xlsx'], size: 88, owner: 'Grace' },
  { id: 5, path: ['Invoices', 'April.xlsx'], size: 92, owner: 'Grace' },
  { id: 6, path: ['Photos', 'Office.jpg'], size: 2150, owner: 'Hiroshi' },
  { id: 7, path: ['Readme.txt'], size: 2, owner: 'Daniel' },
];

export const fileColumns: GridColDef<FileRow>[] = [
  { field: 'size', headerName: 'Size (kB)', type: 'number', width: 100 },
  { field: 'owner', headerName: 'Owner', width: 120 },
];

export const getFilePath = ({ path }: FileRow) => path;
