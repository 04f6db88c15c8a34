import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const FileItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    paddingBlock: 2,
    borderRadius: 6,
  },
  [`& .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    ...theme.typography.body2,
    fontFamily: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

const ExpandIcon = styled(ChevronRightRounded)({
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

/** MUI X: what the release changes, as a tree. */
export default function ChangedFiles() {
  return (
    <TreeView
      aria-label="Changed files"
      defaultCollapseIcon={<ExpandMoreRounded />}
      defaultExpandIcon={<ExpandIcon />}
      defaultExpanded={['timetable']}
      sx={{ mx: '-8px' }}
    >
      <FileItem nodeId="timetable" label="timetable">
        <FileItem nodeId="tides" label="tides.ts" />
        <FileItem nodeId="harbours" label="harbours.ts" />
        <FileItem nodeId="holidays" label="holidays.ts" />
      </FileItem>
      <FileItem nodeId="boarding" label="boarding">
        <FileItem nodeId="ramp" label="ramp.ts" />
        <FileItem nodeId="queue" label="queue.ts" />
      </FileItem>
    </TreeView>
  );
}
