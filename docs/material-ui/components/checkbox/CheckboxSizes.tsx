import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const METERS = [
  { place: 'Pump house', reading: '4,120' },
  { place: 'Orchard', reading: '880' },
  { place: 'Stable', reading: '1,904' },
];

export default function CheckboxSizes() {
  return (
    <Table size="small" aria-label="Water meters that were read">
      <TableBody>
        {METERS.map(({ place, reading }) => (
          <TableRow key={place}>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                defaultChecked={place === 'Orchard'}
                inputProps={{ 'aria-label': `${place} is read` }}
              />
            </TableCell>
            <TableCell>{place}</TableCell>
            <TableCell align="right">{reading} l</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
