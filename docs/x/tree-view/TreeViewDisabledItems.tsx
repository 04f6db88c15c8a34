import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeViewDisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto' }}>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={
          <Switch
            checked={focusable}
            onChange={(_event, checked) => setFocusable(checked)}
          />
        }
      />
      <TreeView
        aria-label="Settings"
        disabledItemsFocusable={focusable}
        defaultExpanded={['account', 'billing']}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        <TreeItem nodeId="account" label="Account">
          <TreeItem nodeId="profile" label="Profile" />
          <TreeItem nodeId="sign-in" label="Single sign-on" disabled />
        </TreeItem>
        <TreeItem nodeId="billing" label="Billing" disabled>
          <TreeItem nodeId="card" label="Credit card" />
        </TreeItem>
        <TreeItem nodeId="teams" label="Teams" />
      </TreeView>
    </Stack>
  );
}
