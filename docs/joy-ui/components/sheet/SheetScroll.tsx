import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const CITIES = ['Athens', 'Bergen', 'Cork', 'Delft', 'Evora', 'Faro', 'Ghent'];

export default function SheetScroll() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      tabIndex={0}
      role="group"
      aria-label="Branches"
      sx={{ height: 200, overflow: 'auto', borderRadius: 'md' }}
    >
      <Table stickyHeader aria-label="Orders by branch">
        <thead>
          <tr>
            <th scope="col">Branch</th>
            <th scope="col">Orders</th>
          </tr>
        </thead>
        <tbody>
          {CITIES.map((city, index) => (
            <tr key={city}>
              <td>{city}</td>
              <td>{120 + index * 17}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
