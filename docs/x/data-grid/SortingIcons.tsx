import Box from '@mui/material/Box';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const shipments = createShipments(12);
const columns = shipmentColumns
  .slice(0, 5)
  .map((column) => ({ ...column, minWidth: 150, flex: 1 }));
const slots = {
  columnSortedAscendingIcon: ArrowDropUpIcon,
  columnSortedDescendingIcon: ArrowDropDownIcon,
  columnUnsortedIcon: () => <UnfoldMoreIcon fontSize="small" />,
};

export default function SortingIcons() {
  return (
    <Box role="group" aria-label="Shipments with sort icons" sx={{ height: 320 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        disableColumnMenu
        hideFooter
        slots={slots}
        rows={shipments}
        columns={columns}
        sx={{
          '& .MuiDataGrid-iconButtonContainer': {
            visibility: 'visible',
            width: 'auto',
          },
          '& .MuiDataGrid-sortIcon': { opacity: 'inherit !important' },
        }}
      />
    </Box>
  );
}
