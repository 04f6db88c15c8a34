import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const orders = [
  { id: 'S-1042', seed: 'Borage', packets: 3 },
  { id: 'S-1043', seed: 'Field poppy', packets: 12 },
  { id: 'S-1044', seed: 'Chervil', packets: 1 },
];

const makeDense = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
  },
});

export default function DensityOrders() {
  const [dense, setDense] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="stretch">
      <FormControlLabel
        label="Compact rows"
        control={
          <Switch
            checked={dense}
            onChange={(_event, checked) => setDense(checked)}
          />
        }
      />
      <ThemeProvider theme={dense ? makeDense : (outer: Theme) => outer}>
        <TableContainer>
          <Table aria-label="Orders to pack">
            <TableHead>
              <TableRow>
                <TableCell>Order</TableCell>
                <TableCell>Seed</TableCell>
                <TableCell align="right">Packets</TableCell>
                <TableCell>Packing</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {orders.map(({ id, seed, packets }) => (
                <TableRow key={id}>
                  <TableCell>{id}</TableCell>
                  <TableCell>{seed}</TableCell>
                  <TableCell align="right">{packets}</TableCell>
                  <TableCell>
                    <Button aria-label={`Print label of ${id}`}>Print</Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </ThemeProvider>
    </Stack>
  );
}
