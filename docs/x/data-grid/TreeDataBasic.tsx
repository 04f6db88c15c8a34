import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { fileColumns, files, getFilePath } from './treeDataFiles';

export default function TreeDataBasic() {
  return (
    <Box role="group" aria-label="Files in folders" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={files}
        columns={fileColumns}
        treeData
        getTreeDataPath={getFilePath}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
