import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(15);

export default function ComponentsRow() {
  const [menu, setMenu] = React.useState<{
    id: string;
    top: number;
    left: number;
  } | null>(null);
  const [message, setMessage] = React.useState('Right-click a row.');

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { top, left } = (event.target as Element).getBoundingClientRect();
    setMenu({
      id: event.currentTarget.dataset['id'] ?? '',
      top: event.clientY || top,
      left: event.clientX || left,
    });
  };
  const choose = (action: string) => {
    setMessage(`${action}: order ${menu?.id}`);
    setMenu(null);
  };

  return (
    <div>
      <Box role="group" aria-label="Orders with a context menu" sx={{ height: 340 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          slotProps={{ row: { onContextMenu: openMenu } }}
        />
      </Box>
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => choose('Ship')}>Ship</MenuItem>
        <MenuItem onClick={() => choose('Refund')}>Refund</MenuItem>
      </Menu>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
