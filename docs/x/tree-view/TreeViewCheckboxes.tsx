import * as React from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/Add';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBox';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { findFile, getCheckState, toggleFile } from './checkedFiles';
import { ExpandByIcon } from './ExpandByIcon';
import { projectFiles, type ProjectFile } from './projectFiles';

const icons = {
  true: <CheckBoxIcon color="primary" />,
  false: <CheckBoxOutlineBlankIcon />,
  mixed: <IndeterminateCheckBoxIcon color="primary" />,
};

export default function TreeViewCheckboxes() {
  const [checkedIds, setCheckedIds] = React.useState(['menu']);

  const toggle = (id: string) => {
    const file = findFile(projectFiles, id);
    if (file) setCheckedIds(toggleFile(file, checkedIds));
  };

  const renderFile = (file: ProjectFile) => {
    const checked = getCheckState(file, checkedIds);
    const label = (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {icons[`${checked}`]} {file.name}
      </Box>
    );
    return (
      <TreeItem
        key={file.id}
        nodeId={file.id}
        aria-checked={checked}
        ContentComponent={ExpandByIcon}
        label={label}
      >
        {file.children?.map(renderFile)}
      </TreeItem>
    );
  };

  return (
    <TreeView
      aria-label="Files to export"
      aria-multiselectable
      defaultExpanded={['src', 'components']}
      defaultCollapseIcon={<RemoveIcon />}
      defaultExpandIcon={<AddIcon />}
      selected={null}
      onNodeSelect={(_event, id) => toggle(id)}
    >
      {projectFiles.map(renderFile)}
    </TreeView>
  );
}
