import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function DateEditCell({ id, field, value }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const [day, setDay] = React.useState(value ? dayjs(value as Date) : null);
  return (
    <DatePicker
      value={day}
      onChange={(next) => {
        setDay(next);
        if (next?.isValid()) {
          void apiRef.current.setEditCellValue({ id, field, value: next.toDate() });
        }
      }}
      slotProps={{ textField: { autoFocus: true, size: 'small' } }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 110 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 190,
    editable: true,
    renderEditCell: (params) => <DateEditCell {...params} />,
    valueFormatter: ({ value }) => dayjs(value as Date).format('D MMM YYYY'),
  },
];

const rows = [{ id: 1, invoice: 'IN-2041', due: new Date(2026, 4, 12) }];

export default function CustomColumnsDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Invoices">
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          autoHeight
          rows={rows}
          columns={columns}
        />
      </div>
    </LocalizationProvider>
  );
}
