import Box from '@mui/material/Box';
import { createSvgIcon } from '@mui/material/utils';
import { DataGrid, GridToolbarExport, GridToolbarContainer } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const Up = createSvgIcon(<path d="M12 7 5 17h14z" />, 'Up');
const Down = createSvgIcon(<path d="M12 17 5 7h14z" />, 'Down');
const More = createSvgIcon(
  <path d="M4 6h16v2H4zm0 5h16v2H4zm0 5h16v2H4z" />,
  'More',
);

const rows = createOrders(15);

function ExportBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

export default function ComponentsIcons() {
  return (
    <Box role="group" aria-label="Orders with other icons" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        slots={{
          toolbar: ExportBar,
          columnSortedAscendingIcon: Up,
          columnSortedDescendingIcon: Down,
          columnUnsortedIcon: null,
          columnMenuIcon: More,
        }}
        slotProps={{
          baseButton: { variant: 'outlined' },
          baseCheckbox: { color: 'secondary', size: 'small' },
        }}
      />
    </Box>
  );
}
