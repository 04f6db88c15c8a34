import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep'.split(' ');
const regions = ['North', 'South', 'Overseas'];

export default function TableStickyColumn() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Revenue, scrollable"
      tabIndex={0}
      sx={{ overflow: 'auto' }}
    >
      <Table
        aria-label="Revenue in thousands of pounds"
        sx={{
          minWidth: 900,
          '& thead th:first-of-type, & tbody th': {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 1,
            width: 110,
          },
        }}
      >
        <thead>
          <tr>
            <th>Region</th>
            {months.map((month) => (
              <th key={month}>{month}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {regions.map((region, row) => (
            <tr key={region}>
              <th scope="row">{region}</th>
              {months.map((month, index) => (
                <td key={month}>{40 + row * 13 + index * 3}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
