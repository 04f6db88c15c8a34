import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { SelectAllCheckbox } from './SelectAllCheckbox';
import { TransferColumn } from './TransferColumn';
import { toggle } from './toggle';

const files = [
  'Budget.xlsx',
  'Contract.pdf',
  'Invoice.pdf',
  'Logo.png',
  'Offer.pdf',
];

export default function TransferListSelectAll() {
  const [attached, setAttached] = React.useState<string[]>([]);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [query, setQuery] = React.useState('');
  const shown = files.filter(
    (file) => !attached.includes(file) && file.toLowerCase().includes(query),
  );
  const selected = shown.filter((file) => checked.includes(file));

  const tools = (
    <div>
      <TextField
        size="small"
        label="Search files"
        onChange={({ target }) => setQuery(target.value.toLowerCase())}
        sx={{ m: 1 }}
      />
      <SelectAllCheckbox items={shown} checked={checked} onChange={setChecked} />
    </div>
  );

  return (
    <div>
      <TransferColumn
        title="Files"
        items={shown}
        checked={checked}
        onToggle={(file) => setChecked(toggle(checked, file))}
        tools={tools}
      />
      <Button onClick={() => setAttached([...attached, ...selected])}>
        Attach {selected.length} files
      </Button>
      <div role="status">Attached: {attached.join(', ') || 'none'}</div>
    </div>
  );
}
