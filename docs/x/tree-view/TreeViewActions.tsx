import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreIcon from '@mui/icons-material/MoreVert';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

const invoices = ['INV-1041', 'INV-1042', 'INV-1043'];

export default function TreeViewActions() {
  const [paid, setPaid] = React.useState(['INV-1041']);
  const [menu, setMenu] = React.useState<{ id: string; anchor: HTMLElement }>();
  const [open, setOpen] = React.useState(false);

  const finish = (isPaid: boolean) => {
    const others = paid.filter((id) => id !== menu?.id);
    setPaid(menu && isPaid ? [...others, menu.id] : others);
    setOpen(false);
  };

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <TreeView
        aria-label="Invoices"
        defaultExpanded={['march']}
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
      >
        <TreeItem nodeId="march" label="March">
          {invoices.map((id) => {
            const state = paid.includes(id) ? 'Paid' : 'Open';
            return (
              <TreeItem
                key={id}
                nodeId={id}
                aria-label={`${id} ${state}`}
                label={
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Box sx={{ flexGrow: 1 }}>
                      {id}{' '}
                      <Typography component="span" color="text.secondary">
                        {state}
                      </Typography>
                    </Box>
                    <IconButton
                      size="small"
                      aria-label={`Actions for ${id}`}
                      aria-haspopup="menu"
                      onClick={(event) => {
                        event.stopPropagation();
                        setMenu({ id, anchor: event.currentTarget });
                        setOpen(true);
                      }}
                    >
                      <MoreIcon fontSize="small" />
                    </IconButton>
                  </Box>
                }
              />
            );
          })}
        </TreeItem>
      </TreeView>
      <Menu anchorEl={menu?.anchor} open={open} onClose={() => setOpen(false)}>
        <MenuItem onClick={() => finish(true)}>Mark as paid</MenuItem>
        <MenuItem onClick={() => finish(false)}>Mark as open</MenuItem>
      </Menu>
    </Box>
  );
}
