import { createTheme, ThemeProvider } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import texts from './treeViewRtlTexts.json';

const theme = createTheme({ direction: 'rtl' });

export default function TreeViewRtl() {
  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar">
        <TreeView
          aria-label={texts.documents}
          defaultExpanded={['invoices']}
          defaultCollapseIcon={<ExpandMoreIcon />}
          defaultExpandIcon={<ChevronLeftIcon />}
          sx={{
            maxWidth: 360,
            mx: 'auto',
            // Not needed with the style plugin for right to left.
            '& .MuiTreeItem-group': { m: 0, marginInlineStart: '17px' },
          }}
        >
          <TreeItem nodeId="invoices" label={texts.invoices}>
            <TreeItem nodeId="paid" label={texts.paid} />
            <TreeItem nodeId="open" label={texts.open} />
          </TreeItem>
          <TreeItem nodeId="contracts" label={texts.contracts}>
            <TreeItem nodeId="lease" label="Lease.pdf" />
          </TreeItem>
        </TreeView>
      </div>
    </ThemeProvider>
  );
}
