import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { filterFiles } from './filterFiles';
import { listFolderIds, projectFiles, type ProjectFile } from './projectFiles';

const renderFile = ({ id, name, children }: ProjectFile) => (
  <TreeItem key={id} nodeId={id} label={name}>
    {children?.map(renderFile)}
  </TreeItem>
);

export default function TreeViewFilter() {
  const [text, setText] = React.useState('');
  const [expanded, setExpanded] = React.useState(['src']);
  const found = filterFiles(projectFiles, text);

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto' }}>
      <TextField
        label="Search files"
        size="small"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setExpanded(listFolderIds(filterFiles(projectFiles, event.target.value)));
        }}
      />
      <TreeView
        aria-label="Files found"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        expanded={expanded}
        onNodeToggle={(_event, ids) => setExpanded(ids)}
      >
        {found.map(renderFile)}
      </TreeView>
      <Typography variant="body2" role="status">
        {found.length === 0 && `No file has “${text}” in its name.`}
      </Typography>
    </Stack>
  );
}
