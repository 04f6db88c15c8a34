import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const normalTheme = createTheme();
const denseTheme = createTheme({
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
  },
});

export default function DensityOrders() {
  const [dense, setDense] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="Compact rows"
        control={<Switch checked={dense} onChange={() => setDense(!dense)} />}
      />
      <ThemeProvider theme={dense ? denseTheme : normalTheme}>
        <Table aria-label="Orders to ship">
          <TableBody>
            {['S-1042', 'S-1043', 'S-1044'].map((id) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell align="right">
                  <Button aria-label={`Print label of ${id}`}>Print</Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ThemeProvider>
    </div>
  );
}
