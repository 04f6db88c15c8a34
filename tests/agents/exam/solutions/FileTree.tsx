import * as React from 'react';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function FileTree() {
  const [selected, setSelected] = React.useState<string[]>(['report']);
  return (
    <TreeView
      aria-label="Files"
      multiSelect
      defaultExpanded={['documents']}
      selected={selected}
      onNodeSelect={(_event, ids: string[]) => setSelected(ids)}
    >
      <TreeItem nodeId="documents" label="Documents">
        <TreeItem nodeId="report" label="report.pdf" />
        <TreeItem nodeId="offer" label="offer.pdf" />
      </TreeItem>
    </TreeView>
  );
}
