import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Skeleton from '@mui/joy/Skeleton';
import Table from '@mui/joy/Table';

export default function TableLoading() {
  const [loading, setLoading] = React.useState(true);
  const skeleton = (
    <td>
      <Skeleton variant="text" level="body-sm" />
    </td>
  );

  return (
    <div>
      <Checkbox
        label="Loading"
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
      />
      <Table aria-label="Returns" aria-busy={loading} sx={{ mt: 1 }}>
        <thead>
          <tr>
            <th>Order</th>
            <th>Reason</th>
          </tr>
        </thead>
        <tbody>
          {loading ? (
            [1, 2, 3].map((row) => (
              <tr key={row}>
                {skeleton}
                {skeleton}
              </tr>
            ))
          ) : (
            <tr>
              <td colSpan={2} style={{ height: 120, textAlign: 'center' }}>
                No returns this week.
              </td>
            </tr>
          )}
        </tbody>
      </Table>
    </div>
  );
}
