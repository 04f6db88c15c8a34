import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { id: 0, label: 'Photos', value: 412, color: '#2e7fd1' },
  { id: 1, label: 'Video', value: 268, color: '#c2571a' },
  { id: 2, label: 'Documents', value: 37, color: '#3d8b5f' },
];

export default function StorageShare() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}
    >
      <div dir="ltr" role="img" aria-label="Used storage, photos first">
        <PieChart
          width={200}
          height={200}
          margin={{ left: 10, right: 10, top: 10, bottom: 10 }}
          legend={{ hidden: true }}
          series={[{ data: storage, innerRadius: 50, paddingAngle: 2 }]}
        />
      </div>
      <Table size="small" aria-label="Used storage" sx={{ width: 220, my: 'auto' }}>
        <TableBody>
          {storage.map(({ id, label, value, color }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    width: 12,
                    height: 12,
                    marginInlineEnd: 1,
                    bgcolor: color,
                    forcedColorAdjust: 'none',
                  }}
                />
                {label}
              </TableCell>
              <TableCell align="right">{value} GB</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
