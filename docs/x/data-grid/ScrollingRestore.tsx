import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(90);
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };
let saved = { top: 0, left: 0 };

function ShipmentList() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      apiRef.current.scroll(saved);
      stop = apiRef.current.subscribeEvent('scrollPositionChange', (position) => {
        saved = { top: position.top, left: position.left };
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [apiRef]);

  return (
    <DataGrid
      experimentalFeatures={{ ariaV7: true }}
      apiRef={apiRef}
      rows={rows}
      columns={shipmentColumns}
      initialState={initialState}
    />
  );
}

export default function ScrollingRestore() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <div role="group" aria-label="Shipments">
      <Button onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave the list' : 'Back to the list'}
      </Button>
      <Box sx={{ height: 300 }}>{isOpen && <ShipmentList />}</Box>
    </div>
  );
}
