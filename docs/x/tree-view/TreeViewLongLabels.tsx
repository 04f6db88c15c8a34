import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const wrapped = { overflowWrap: 'anywhere' };
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export default function TreeViewLongLabels() {
  const [wrap, setWrap] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 240, mx: 'auto' }}>
      <FormControlLabel
        label="Wrap labels"
        control={<Switch checked={wrap} onChange={() => setWrap(!wrap)} />}
      />
      <TreeView
        aria-label="Reports"
        defaultExpanded={['reports']}
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        sx={{ '& .MuiTreeItem-label': wrap ? wrapped : cut }}
      >
        <TreeItem nodeId="reports" label="Quarterly reports of all departments">
          <TreeItem nodeId="q1" label="customer-satisfaction-2023-q1.pdf" />
          <TreeItem nodeId="q2" label="Returned shipments by country and carrier" />
        </TreeItem>
      </TreeView>
    </Stack>
  );
}
