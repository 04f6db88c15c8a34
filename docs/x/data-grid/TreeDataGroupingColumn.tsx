import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { fileColumns, files, getFilePath, type FileRow } from './treeDataFiles';

const nameColumn: DataGridProProps<FileRow>['groupingColDef'] = {
  headerName: 'Name',
  minWidth: 200,
  flex: 1,
  hideDescendantCount: true,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
};

export default function TreeDataGroupingColumn() {
  return (
    <div role="group" aria-label="Files by name">
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={files}
        columns={fileColumns}
        treeData
        getTreeDataPath={getFilePath}
        groupingColDef={nameColumn}
      />
    </div>
  );
}
