import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const origins: Record<string, PopoverOrigin> = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top right': { vertical: 'top', horizontal: 'right' },
  'center center': { vertical: 'center', horizontal: 'center' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
};
const props = ['anchorOrigin', 'transformOrigin'] as const;

export default function PopoverOrigins() {
  const [button, setButton] = React.useState<Element | null>(null);
  const [chosen, setChosen] = React.useState({
    anchorOrigin: 'bottom left',
    transformOrigin: 'top left',
  });

  return (
    <Stack spacing={3} alignItems="center">
      <Stack direction="row" useFlexGap flexWrap="wrap" gap={2}>
        {props.map((prop) => (
          <TextField
            key={prop}
            select
            size="small"
            label={prop}
            value={chosen[prop]}
            onChange={({ target }) => setChosen({ ...chosen, [prop]: target.value })}
            SelectProps={{ native: true }}
          >
            {Object.keys(origins).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        Open popover
      </Button>
      <Popover
        anchorEl={button}
        open={button !== null}
        onClose={() => setButton(null)}
        anchorOrigin={origins[chosen.anchorOrigin]}
        transformOrigin={origins[chosen.transformOrigin]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 220 }}>
          My {chosen.transformOrigin} is at the {chosen.anchorOrigin} of the button.
        </Typography>
      </Popover>
    </Stack>
  );
}
