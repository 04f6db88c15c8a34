import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupDisabled() {
  const [chosen, setChosen] = React.useState(false);

  return (
    <Stack spacing={1.5}>
      <Checkbox
        label="Invoice 2041"
        checked={chosen}
        onChange={(event) => setChosen(event.target.checked)}
      />
      <ButtonGroup disabled={!chosen} aria-label="Chosen invoices">
        <Button>Mark as paid</Button>
        <Button>Send reminder</Button>
      </ButtonGroup>
    </Stack>
  );
}
