import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './rowHeightData';

function Message({ text }: { text: string }) {
  const [isOpen, setIsOpen] = React.useState(false);
  const isLong = text.length > 60;

  return (
    <div>
      {isLong && !isOpen ? `${text.slice(0, 60)}… ` : `${text} `}
      {isLong && (
        <Link component="button" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
        </Link>
      )}
    </div>
  );
}

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 110 },
  {
    field: 'message',
    headerName: 'Message',
    minWidth: 180,
    flex: 1,
    renderCell: ({ row }) => <Message text={row.message} />,
  },
];

export default function RowHeightShowMore() {
  return (
    <Box role="group" aria-label="Tickets with a More button" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={tickets}
        columns={columns}
        disableRowSelectionOnClick
        getRowHeight={() => 'auto'}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
