import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { createOrders, orderColumns, type Order } from './orders';

const server = createOrderServer({ count: 12 });
const columns = orderColumns
  .slice(0, 5)
  .map((column) => ({ ...column, editable: column.field !== 'id' }));

export default function RecipesEditingUndo() {
  const [orders, setOrders] = React.useState(() => createOrders(12));
  const [history, setHistory] = React.useState<readonly Order[]>([]);
  const [message, setMessage] = React.useState('');

  const save = async (next: Order, previous: Order) => {
    try {
      const saved = await server.save(next);
      setOrders((list) => list.map((it) => (it.id === saved.id ? saved : it)));
      setHistory((list) => [...list, previous]);
      setMessage(`Order ${saved.id} saved.`);
      return saved;
    } catch (error) {
      setMessage(`Undone: ${(error as Error).message}`);
      return previous;
    }
  };

  const undo = async (previous: Order) => {
    await server.save(previous);
    setOrders((list) => list.map((it) => (it.id === previous.id ? previous : it)));
    setHistory((list) => list.slice(0, -1));
    setMessage(`Order ${previous.id} restored.`);
  };

  const last = history.at(-1);
  return (
    <div>
      <Button disabled={!last} onClick={() => last && void undo(last)}>
        Undo
      </Button>
      <Box role="group" aria-label="Orders with undo" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          rows={orders}
          columns={columns}
          processRowUpdate={save}
        />
      </Box>
      <Typography role="status">{message}</Typography>
    </div>
  );
}
