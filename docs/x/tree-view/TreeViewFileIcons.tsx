import type * as React from 'react';
import CodeIcon from '@mui/icons-material/Code';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TextIcon from '@mui/icons-material/ArticleOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { projectFiles, type ProjectFile } from './projectFiles';

const fileIcons: Record<string, React.ReactElement> = {
  tsx: <CodeIcon color="primary" />,
  png: <ImageIcon color="secondary" />,
};

function renderFile({ id, name, children }: ProjectFile) {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return (
    <TreeItem key={id} nodeId={id} label={name} endIcon={fileIcons[extension]}>
      {children?.map(renderFile)}
    </TreeItem>
  );
}

export default function TreeViewFileIcons() {
  return (
    <TreeView
      aria-label="Files by type"
      defaultExpanded={['src', 'images']}
      defaultCollapseIcon={<FolderOpenIcon />}
      defaultExpandIcon={<FolderIcon />}
      defaultEndIcon={<TextIcon />}
      sx={{ maxWidth: 360, mx: 'auto' }}
    >
      {projectFiles.map(renderFile)}
    </TreeView>
  );
}
