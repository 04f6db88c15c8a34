import ChevronIcon from '@mui/icons-material/KeyboardArrowDown';
import AddIcon from '@mui/icons-material/Add';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function GettingStartedTree() {
  return (
    <TreeView
      aria-label="Settings"
      defaultExpanded={['account']}
      defaultCollapseIcon={<ChevronIcon />}
      defaultExpandIcon={<AddIcon />}
      sx={{ maxWidth: 320, mx: 'auto' }}
    >
      <TreeItem nodeId="account" label="Account">
        <TreeItem nodeId="profile" label="Profile" />
        <TreeItem nodeId="password" label="Password" />
      </TreeItem>
      <TreeItem nodeId="teams" label="Teams">
        <TreeItem nodeId="members" label="Members" />
      </TreeItem>
    </TreeView>
  );
}
