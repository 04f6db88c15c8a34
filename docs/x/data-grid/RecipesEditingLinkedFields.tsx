import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { cities, firstBookings, type Booking } from './recipesEditingData';
import { SaveOnSelect } from './recipesEditingSelect';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    editable: true,
    flex: 1,
    valueOptions: Object.keys(cities),
    renderEditCell: (params) => <SaveOnSelect {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    editable: true,
    flex: 1,
    valueOptions: ({ row }) =>
      row ? (cities[row.country] ?? []) : Object.values(cities).flat(),
    renderEditCell: (params) => <SaveOnSelect {...params} />,
  },
];

export default function RecipesEditingLinkedFields() {
  const [bookings, setBookings] = React.useState(firstBookings);

  const saveBooking = (next: Booking) => {
    const options = cities[next.country] ?? [];
    const city = options.includes(next.city) ? next.city : options[0]!;
    const booking = { ...next, city };
    setBookings((list) => list.map((it) => (it.id === next.id ? booking : it)));
    return booking;
  };

  return (
    <div role="group" aria-label="Bookings by country and city">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={bookings}
        columns={columns}
        processRowUpdate={saveBooking}
      />
    </div>
  );
}
