import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const lines = {
  [`& .${treeItemClasses.group}`]: {
    marginLeft: '15px',
    paddingLeft: '14px',
    borderLeft: '1px solid',
    borderColor: 'text.disabled',
  },
  [`& .${treeItemClasses.group} .${treeItemClasses.content}::before`]: {
    content: '""',
    width: 12,
    marginLeft: '-22px',
    marginRight: '10px',
    flexShrink: 0,
    borderTop: '1px solid',
    borderColor: 'text.disabled',
  },
};

export default function TreeViewLines() {
  return (
    <TreeView
      aria-label="Organisation"
      defaultExpanded={['company', 'product']}
      defaultCollapseIcon={<IndeterminateCheckBoxIcon />}
      defaultExpandIcon={<AddBoxIcon />}
      sx={{ maxWidth: 360, mx: 'auto', ...lines }}
    >
      <TreeItem nodeId="company" label="Company">
        <TreeItem nodeId="product" label="Product">
          <TreeItem nodeId="design" label="Design" />
          <TreeItem nodeId="research" label="Research" />
        </TreeItem>
        <TreeItem nodeId="finance" label="Finance" />
      </TreeItem>
    </TreeView>
  );
}
