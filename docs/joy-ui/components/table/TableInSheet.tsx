import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const rows = [
  { month: 'October', visits: '12,480' },
  { month: 'November', visits: '13,902' },
];

export default function TableInSheet() {
  return (
    <Stack spacing={3}>
      <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'auto' }}>
        <Visits label="Visits, outlined" />
      </Sheet>
      <Sheet variant="solid" color="primary" invertedColors sx={{ p: 1 }}>
        <Visits label="Visits, inverted" />
      </Sheet>
    </Stack>
  );
}

function Visits({ label }: { label: string }) {
  return (
    <Table aria-label={label} sx={{ '& thead th': { color: 'text.primary' } }}>
      <thead>
        <tr>
          <th>Month</th>
          <th>Visits</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, visits }) => (
          <tr key={month}>
            <td>{month}</td>
            <td>{visits}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
