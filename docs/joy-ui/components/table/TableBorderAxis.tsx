import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

const axes = [
  'xBetween',
  'x',
  'yBetween',
  'y',
  'bothBetween',
  'both',
  'none',
] as const;

export default function TableBorderAxis() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {axes.map((axis) => (
        <Table key={axis} borderAxis={axis} size="sm" aria-label={axis}>
          <thead>
            <tr>
              <th>{axis}</th>
              <th>Hours</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Monday</td>
              <td>8</td>
            </tr>
            <tr>
              <td>Tuesday</td>
              <td>6</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Box>
  );
}
