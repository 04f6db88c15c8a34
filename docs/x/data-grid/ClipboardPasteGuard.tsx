import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Project', minWidth: 110, flex: 1 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    editable: true,
    pastedValueParser: (text) => {
      const amount = Number(text.replace(/[^\d.-]/g, ''));
      return Number.isNaN(amount) ? undefined : amount;
    },
  },
];

const rows = ['Website', 'App', 'Trade fair'].map((id, index) => ({
  id,
  amount: 4000 + index * 2500,
}));

export default function ClipboardPasteGuard() {
  const [refused, setRefused] = React.useState(0);

  const split = (text: string) => {
    const lines = text.trim().split(/\r?\n/);
    const isTooLong = lines.length > rows.length;
    setRefused(isTooLong ? lines.length : 0);
    return isTooLong ? null : lines.map((line) => line.split('\t'));
  };

  return (
    <div role="group" aria-label="Budgets">
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true, clipboardPaste: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        unstable_splitClipboardPastedText={split}
      />
      {refused > 0 && <Alert severity="warning">{refused} rows are too many.</Alert>}
    </div>
  );
}
