import Table from '@mui/joy/Table';

const offices = [
  { city: 'Bristol', people: 48, rooms: 9 },
  { city: 'Lisbon', people: 31, rooms: 6 },
  { city: 'Oslo', people: 17, rooms: 4 },
  { city: 'Rotterdam', people: 22, rooms: 5 },
];

export default function TableStriped() {
  return (
    <Table
      aria-label="Offices"
      stripe="odd"
      hoverRow
      sx={{ '& tbody th': { bgcolor: 'transparent' } }}
    >
      <thead>
        <tr>
          <th>City</th>
          <th>People</th>
          <th>Meeting rooms</th>
        </tr>
      </thead>
      <tbody>
        {offices.map(({ city, people, rooms }) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            <td>{people}</td>
            <td>{rooms}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
