import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const TRAYS = [
  { crop: 'Radish', grams: 240 },
  { crop: 'Pea shoots', grams: 410 },
  { crop: 'Mustard', grams: 95 },
];

export default function TableEditCell() {
  const [trays, setTrays] = React.useState(TRAYS);

  const weigh = (crop: string, text: string) =>
    setTrays((before) =>
      before.map((tray) =>
        tray.crop === crop ? { crop, grams: Number(text) || 0 } : tray,
      ),
    );

  return (
    <TableContainer>
      <Table size="small" aria-label="Harvest of today">
        <TableHead>
          <TableRow>
            <TableCell>Crop</TableCell>
            <TableCell align="right">Grams</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {trays.map(({ crop, grams }) => (
            <TableRow key={crop}>
              <TableCell component="th" scope="row">
                {crop}
              </TableCell>
              <TableCell align="right" padding="none">
                <InputBase
                  value={grams || ''}
                  placeholder="0"
                  onChange={({ target }) => weigh(crop, target.value)}
                  inputProps={{
                    'aria-label': `${crop}, grams`,
                    inputMode: 'numeric',
                  }}
                  sx={{
                    px: 2,
                    py: 0.5,
                    '& input': { textAlign: 'end', width: '6ch' },
                    '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 },
                  }}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              Sum
            </TableCell>
            <TableCell align="right">
              <span role="status">
                {trays.reduce((sum, { grams }) => sum + grams, 0)}
              </span>
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
