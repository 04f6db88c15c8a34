import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

const firstShipments = createShipments(5);
const columns = shipmentColumns.slice(0, 4).map((column) => ({
  ...column,
  editable: column.field === 'weight',
}));

interface Question {
  next: Shipment;
  previous: Shipment;
  resolve: (row: Shipment) => void;
}

export default function RecipesEditingConfirm() {
  const titleId = React.useId();
  const [shipments, setShipments] = React.useState(firstShipments);
  const [question, setQuestion] = React.useState<Question>();

  const askFirst = (next: Shipment, previous: Shipment) =>
    next.weight === previous.weight
      ? previous
      : new Promise<Shipment>((resolve) => {
          setQuestion({ next, previous, resolve });
        });

  const answer = (isYes: boolean) => {
    const { next, previous, resolve } = question!;
    if (isYes) {
      setShipments((list) => list.map((it) => (it.id === next.id ? next : it)));
    }
    resolve(isYes ? next : previous);
    setQuestion(undefined);
  };

  return (
    <div role="group" aria-label="Shipments, saved after a question">
      <DataGrid
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
        rows={shipments}
        columns={columns}
        processRowUpdate={askFirst}
      />
      {question && (
        <Dialog
          open
          disableRestoreFocus
          aria-labelledby={titleId}
          onClose={() => answer(false)}
        >
          <DialogTitle id={titleId}>
            Change {question.previous.weight} kg to {question.next.weight} kg?
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => answer(false)}>Keep</Button>
            <Button onClick={() => answer(true)}>Change</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
