import * as React from 'react';
import { Box } from '@mui/system';
import { Field, HintButton, Hint } from './parts';
import { placements } from './placements';

export default function PopupPlacement() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [index, setIndex] = React.useState(0);

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center' }}>
      <label>
        Placement{' '}
        <Field
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {placements.map((name, value) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </Field>
      </label>
      <HintButton
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage used
      </HintButton>
      <Hint
        role="note"
        anchor={anchor}
        open={open}
        placement={placements[index]}
        offset={8}
        disablePortal
      >
        12 of 20 GB
      </Hint>
    </Box>
  );
}
