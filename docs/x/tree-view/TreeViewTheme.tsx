import { createTheme, ThemeProvider } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';

const theme = createTheme({
  components: {
    MuiTreeView: {
      defaultProps: {
        defaultCollapseIcon: <RemoveIcon />,
        defaultExpandIcon: <AddIcon />,
      },
    },
    MuiTreeItem: {
      styleOverrides: {
        content: {
          borderRadius: 8,
          paddingBlock: 4,
          [`&.${treeItemClasses.focused}`]: {
            outline: '2px solid currentColor',
            outlineOffset: -2,
          },
          [`&.${treeItemClasses.selected} .${treeItemClasses.label}`]: {
            fontWeight: 700,
          },
        },
        group: { marginLeft: 24 },
      },
    },
  },
});

export default function TreeViewTheme() {
  return (
    <ThemeProvider theme={theme}>
      <TreeView
        aria-label="Shop categories"
        defaultExpanded={['home']}
        defaultSelected="kitchen"
        sx={{ maxWidth: 360, mx: 'auto' }}
      >
        <TreeItem nodeId="home" label="Home">
          <TreeItem nodeId="kitchen" label="Kitchen" />
          <TreeItem nodeId="lighting" label="Lighting" />
        </TreeItem>
        <TreeItem nodeId="garden" label="Garden" />
      </TreeView>
    </ThemeProvider>
  );
}
