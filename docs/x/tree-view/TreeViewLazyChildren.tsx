import * as React from 'react';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { createFolderServer } from './folderServer';

const folders = ['Contracts', 'Invoices', 'Archive'];

export default function TreeViewLazyChildren() {
  const [loadFiles] = React.useState(createFolderServer);
  const [files, setFiles] = React.useState<Record<string, string[]>>({});
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [status, setStatus] = React.useState('Nothing loaded yet.');
  const loading = React.useRef(new Set<string>());

  const load = async (folder: string) => {
    if (files[folder] || loading.current.has(folder)) return;
    loading.current.add(folder);
    setStatus(`Loading ${folder}…`);
    try {
      const loaded = await loadFiles(folder);
      setFiles((old) => ({ ...old, [folder]: loaded }));
      setStatus(`${folder}: ${loaded.length} files loaded.`);
    } catch {
      setExpanded((old) => old.filter((id) => id !== folder));
      setStatus(`Could not load ${folder}. Open it again to retry.`);
    }
    loading.current.delete(folder);
  };

  return (
    <div>
      <TreeView
        aria-label="Documents"
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultExpandIcon={<FolderIcon />}
        expanded={expanded}
        onNodeToggle={(_event, ids) => {
          setExpanded(ids);
          ids.filter((id) => !expanded.includes(id)).forEach((id) => void load(id));
        }}
      >
        {folders.map((folder) => (
          <TreeItem key={folder} nodeId={folder} label={folder}>
            {files[folder]?.map((file) => (
              <TreeItem key={file} nodeId={file} label={file} />
            )) ?? <TreeItem nodeId={`${folder}…`} label="Loading…" disabled />}
          </TreeItem>
        ))}
      </TreeView>
      <Typography role="status">{status}</Typography>
    </div>
  );
}
