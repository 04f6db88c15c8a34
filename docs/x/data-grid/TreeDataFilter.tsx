import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { fileColumns, files, getFilePath } from './treeDataFiles';

const folders = ['Contracts', 'Invoices', 'Photos'].map((name, index) => ({
  id: 100 + index,
  path: [name],
  size: files
    .filter(({ path }) => path[0] === name)
    .reduce((sum, { size }) => sum + size, 0),
  owner: 'Grace',
}));

const rows = [...folders, ...files];

export default function TreeDataFilter() {
  const [isTopOnly, setIsTopOnly] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isTopOnly} />}
        label="Filter and sort top level only"
        onChange={(_event, checked) => setIsTopOnly(checked)}
      />
      <Box role="group" aria-label="Large files" sx={{ height: 380 }}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={fileColumns}
          treeData
          getTreeDataPath={getFilePath}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={isTopOnly}
          disableChildrenSorting={isTopOnly}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'size', operator: '>', value: '400' }],
              },
            },
          }}
        />
      </Box>
    </div>
  );
}
