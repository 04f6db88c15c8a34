import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ArchiveTree() {
  return (
    <TreeView
      aria-label="Town archive"
      defaultCollapseIcon={<IndeterminateCheckBoxIcon />}
      defaultExpandIcon={<AddBoxIcon />}
      defaultExpanded={['council', 'minutes']}
      sx={{ maxWidth: 360, mx: 'auto' }}
    >
      <TreeItem nodeId="council" label="Council">
        <TreeItem nodeId="minutes" label="Minutes">
          <TreeItem nodeId="1911" label="1911 to 1925" />
          <TreeItem nodeId="1926" label="1926 to 1940" />
        </TreeItem>
        <TreeItem nodeId="letters" label="Letters" disabled />
      </TreeItem>
      <TreeItem nodeId="maps" label="Maps">
        <TreeItem nodeId="harbour" label="Harbour" />
        <TreeItem nodeId="walls" label="Walls" />
      </TreeItem>
    </TreeView>
  );
}
