import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(30);

export default function LayoutSidebar() {
  return (
    <Box sx={{ display: 'flex', height: 360, border: 1, borderColor: 'divider' }}>
      <List dense sx={{ width: 110, flexShrink: 0 }}>
        {['Planned', 'In transit', 'Delayed'].map((name) => (
          <ListItem key={name}>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
      <Box
        role="group"
        aria-label="Shipments beside a list"
        sx={{ flex: 1, minWidth: 0 }}
      >
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          rows={rows}
          columns={shipmentColumns}
        />
      </Box>
    </Box>
  );
}
