import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export default function TableEditableCells() {
  const [quantities, setQuantities] = React.useState({
    'Desk lamp': '2',
    'Office chair': '1',
  });

  return (
    <Table size="small" aria-label="Quantities">
      <TableBody>
        {Object.entries(quantities).map(([product, quantity]) => (
          <TableRow key={product}>
            <TableCell component="th" scope="row">
              {product}
            </TableCell>
            <TableCell padding="none">
              <InputBase
                fullWidth
                value={quantity}
                onChange={({ target }) =>
                  setQuantities({ ...quantities, [product]: target.value })
                }
                inputProps={{
                  'aria-label': `Quantity of ${product}`,
                  inputMode: 'numeric',
                }}
                sx={{
                  px: 2,
                  '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 },
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
