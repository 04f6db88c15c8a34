import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const names = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;
const light = createTheme().palette;
const dark = createTheme({ palette: { mode: 'dark' } }).palette;

const columns = ['Label, light', 'Text, light', 'Label, dark', 'Text, dark'];

const measure = (name: (typeof names)[number]) =>
  [light, dark].flatMap(({ [name]: color, background }) => [
    getContrastRatio(color.contrastText, color.main),
    getContrastRatio(color.main, background.paper),
  ]);

export default function PaletteContrast() {
  return (
    <Table
      aria-label="Contrast of the default palette"
      sx={{ '& th, & td': { px: 0.5, py: 1 } }}
    >
      <TableHead>
        <TableRow>
          {['Color', ...columns].map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {names.map((name) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            {measure(name).map((ratio, index) => (
              <TableCell key={columns[index]}>
                {ratio.toFixed(1)} {ratio < 4.5 && '✗'}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
