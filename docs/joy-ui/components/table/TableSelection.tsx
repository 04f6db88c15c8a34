import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';
import SelectAll from './SelectAll';

const invoices = ['INV-201', 'INV-202', 'INV-203'];

export default function TableSelection() {
  const [chosen, setChosen] = React.useState(['INV-202']);

  const toggle = (id: string) =>
    setChosen(invoices.filter((it) => chosen.includes(it) !== (it === id)));

  return (
    <Table
      aria-label="Invoices"
      sx={{ '& [data-selected=true] > td': { bgcolor: 'primary.softBg' } }}
    >
      <thead>
        <tr>
          <th style={{ width: 40 }}>
            <SelectAll
              label="Select all invoices"
              selected={chosen.length}
              count={invoices.length}
              onChange={(all) => setChosen(all ? invoices : [])}
            />
          </th>
          <th>Invoice ({chosen.length} selected)</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice} data-selected={chosen.includes(invoice)}>
            <td>
              <Checkbox
                slotProps={{ input: { 'aria-label': `Select ${invoice}` } }}
                checked={chosen.includes(invoice)}
                onChange={() => toggle(invoice)}
                sx={{ verticalAlign: 'middle' }}
              />
            </td>
            <td>{invoice}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
