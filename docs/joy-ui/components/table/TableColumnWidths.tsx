import Table from '@mui/joy/Table';

export default function TableColumnWidths() {
  return (
    <Table aria-label="Events" noWrap>
      <thead>
        <tr>
          <th style={{ width: 64 }}>Time</th>
          <th style={{ width: '30%' }}>Who</th>
          <th>What</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>09:12</td>
          <td>Amara Okafor</td>
          <td title="Changed the delivery address of order 1041">
            Changed the delivery address of order 1041
          </td>
        </tr>
        <tr>
          <td>09:40</td>
          <td>Jonas Weber</td>
          <td>Refunded order 1038</td>
        </tr>
      </tbody>
    </Table>
  );
}
