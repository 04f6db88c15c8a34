import * as React from 'react';
import {
  TreeItemContent,
  useTreeItem,
  type TreeItemContentProps,
} from '@mui/x-tree-view/TreeItem';

/** The icon expands, the rest of the line selects. */
export const ExpandByIcon = React.forwardRef<HTMLDivElement, TreeItemContentProps>(
  function ExpandByIcon(props, ref) {
    const { handleExpansion, handleSelection } = useTreeItem(props.nodeId);

    const handleClick = (event: React.MouseEvent<HTMLDivElement>) => {
      // Before the handler of TreeItemContent, which does both.
      event.stopPropagation();
      const target = event.target as Element;
      if (props.expansionIcon && target.closest('.MuiTreeItem-iconContainer')) {
        handleExpansion(event);
      } else {
        handleSelection(event);
      }
    };

    return <TreeItemContent {...props} ref={ref} onClickCapture={handleClick} />;
  },
);
