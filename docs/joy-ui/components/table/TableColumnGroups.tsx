import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function TableColumnGroups() {
  return (
    <Sheet variant="outlined">
      <Table borderAxis="bothBetween" aria-label="Sales by quarter">
        <thead>
          <tr>
            <th rowSpan={2}>Shop</th>
            <th colSpan={2} scope="colgroup">
              Online
            </th>
            <th colSpan={2} scope="colgroup">
              In store
            </th>
          </tr>
          <tr>
            <th>Q1</th>
            <th>Q2</th>
            <th>Q1</th>
            <th>Q2</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Bristol</th>
            <td>140</td>
            <td>152</td>
            <td>310</td>
            <td>298</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
