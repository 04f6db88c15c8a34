import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TransferColumn } from './TransferColumn';
import { toggle } from './toggle';

const users = ['Ana', 'Ben', 'Lena', 'Mia', 'Omar'];
const seats = 3;

export default function TransferListLimit() {
  const [licensed, setLicensed] = React.useState(['Lena']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [refusals, setRefusals] = React.useState(0);
  const others = users.filter((user) => !licensed.includes(user));
  const wanted = others.filter((user) => checked.includes(user));
  const excess = licensed.length + wanted.length - seats;

  const assign = () => {
    setRefusals(excess > 0 ? refusals + 1 : 0);
    if (excess > 0) return;
    setLicensed([...licensed, ...wanted]);
    setChecked([]);
  };

  return (
    <Stack spacing={1}>
      <TransferColumn
        title="Users without a seat"
        items={others}
        checked={checked}
        onToggle={(user) => {
          setRefusals(0);
          setChecked(toggle(checked, user));
        }}
      />
      <Button variant="outlined" onClick={assign}>
        Assign seats to {wanted.length} users
      </Button>
      <div role="status">
        {licensed.length} of {seats} seats are used: {licensed.join(', ')}
      </div>
      {refusals > 0 && (
        <Alert key={refusals} severity="error">
          {excess} too many. Uncheck some users, or buy more seats.
        </Alert>
      )}
    </Stack>
  );
}
