import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const regions = [
  { id: 'eu', label: 'Europe', zones: ['eu-north', 'eu-west'] },
  { id: 'sa', label: 'South America', zones: ['sa-east'] },
];

const groupIds = regions.map(({ id }) => id);

export default function TreeViewMultiSelect() {
  const [expanded, setExpanded] = React.useState<string[]>(['eu']);
  const [selected, setSelected] = React.useState<string[]>(['eu-west']);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto' }}>
      <div>
        <Button
          size="small"
          onClick={() => setExpanded(expanded.length === 0 ? groupIds : [])}
        >
          {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
        </Button>
      </div>
      <TreeView
        aria-label="Regions"
        multiSelect
        defaultCollapseIcon={<IndeterminateCheckBoxIcon />}
        defaultExpandIcon={<AddBoxIcon />}
        expanded={expanded}
        onNodeToggle={(_event, nodeIds) => setExpanded(nodeIds)}
        selected={selected}
        onNodeSelect={(_event, nodeIds) => setSelected(nodeIds)}
      >
        {regions.map(({ id, label, zones }) => (
          <TreeItem key={id} nodeId={id} label={label}>
            {zones.map((zone) => (
              <TreeItem key={zone} nodeId={zone} label={zone} />
            ))}
          </TreeItem>
        ))}
      </TreeView>
      <Typography variant="body2" aria-live="polite">
        Selected: {selected.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
