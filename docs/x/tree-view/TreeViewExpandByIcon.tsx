import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { ExpandByIcon } from './ExpandByIcon';

const teams = [
  { id: 'sales', name: 'Sales', members: ['Maria Silva', 'Jonas Weber'] },
  { id: 'support', name: 'Support', members: ['Mei Tanaka'] },
];

export default function TreeViewExpandByIcon() {
  return (
    <TreeView
      aria-label="Teams and members"
      defaultCollapseIcon={<IndeterminateCheckBoxIcon />}
      defaultExpandIcon={<AddBoxIcon />}
      sx={{
        maxWidth: 360,
        mx: 'auto',
        '& .MuiTreeItem-iconContainer': { width: 24, py: '3px' },
      }}
    >
      {teams.map(({ id, name, members }) => (
        <TreeItem key={id} nodeId={id} label={name} ContentComponent={ExpandByIcon}>
          {members.map((member) => (
            <TreeItem key={member} nodeId={member} label={member} />
          ))}
        </TreeItem>
      ))}
    </TreeView>
  );
}
