import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

export default function TableSizes() {
  return (
    <Stack spacing={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Table key={size} size={size}>
          <caption>size="{size}"</caption>
          <thead>
            <tr>
              <th>Plan</th>
              <th>Storage</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Team</td>
              <td>100 GB</td>
            </tr>
          </tbody>
        </Table>
      ))}
    </Stack>
  );
}
