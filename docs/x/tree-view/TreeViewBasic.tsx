import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function TreeViewBasic() {
  return (
    <TreeView
      aria-label="Project files"
      defaultCollapseIcon={<FolderOpenIcon />}
      defaultExpandIcon={<FolderIcon />}
      defaultExpanded={['src', 'components']}
      sx={{ maxWidth: 360, mx: 'auto' }}
    >
      <TreeItem nodeId="src" label="src">
        <TreeItem nodeId="components" label="components">
          <TreeItem nodeId="header" label="Header.tsx" />
          <TreeItem nodeId="menu" label="Menu.tsx" />
        </TreeItem>
        <TreeItem nodeId="generated" label="generated.ts" disabled />
      </TreeItem>
      <TreeItem nodeId="tests" label="tests">
        <TreeItem nodeId="header-test" label="Header.test.tsx" />
      </TreeItem>
    </TreeView>
  );
}
