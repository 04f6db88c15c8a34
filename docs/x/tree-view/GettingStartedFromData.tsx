import * as React from 'react';
import Typography from '@mui/material/Typography';
import ChevronIcon from '@mui/icons-material/KeyboardArrowDown';
import AddIcon from '@mui/icons-material/Add';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

interface Folder {
  id: string;
  name: string;
  children?: Folder[];
}

const folders: Folder[] = [
  { id: 'invoices', name: 'Invoices', children: [{ id: 'paid', name: 'Paid' }] },
  { id: 'contracts', name: 'Contracts' },
];

const renderFolder = ({ id, name, children }: Folder) => (
  <TreeItem key={id} nodeId={id} label={name}>
    {children?.map(renderFolder)}
  </TreeItem>
);

export default function GettingStartedFromData() {
  const [selected, setSelected] = React.useState<string | null>(null);
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <div>
      <TreeView
        aria-label="Folders"
        defaultCollapseIcon={<ChevronIcon />}
        defaultExpandIcon={<AddIcon />}
        selected={selected}
        onNodeSelect={(_event, id) => setSelected(id)}
        expanded={expanded}
        onNodeToggle={(_event, ids) => setExpanded(ids)}
      >
        {folders.map(renderFolder)}
      </TreeView>
      <Typography variant="body2">Selected: {selected ?? 'nothing'}</Typography>
    </div>
  );
}
