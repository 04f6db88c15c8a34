import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

const start = ['Number', 'Customer', 'Due date', 'Amount', 'Status'];

export default function TransferListReorder() {
  const [columns, setColumns] = React.useState(start);
  const [status, setStatus] = React.useState('');

  const moveUp = (index: number) => {
    const next = [...columns];
    const to = Math.max(index - 1, 0);
    next.splice(to, 0, ...next.splice(index, 1));
    setColumns(next);
    setStatus(`${columns[index]} is column ${to + 1} of ${columns.length}`);
  };

  return (
    <Box sx={{ maxWidth: 280 }}>
      <ol aria-label="Columns of the invoice table">
        {columns.map((column, index) => (
          <li key={column}>
            {column}
            <IconButton
              size="small"
              aria-label={`Move ${column} up`}
              onClick={() => moveUp(index)}
            >
              <ArrowUpward fontSize="inherit" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div role="status">{status}</div>
    </Box>
  );
}
