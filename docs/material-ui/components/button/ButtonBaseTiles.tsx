import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const EXTRAS = [
  { name: 'Breakfast', detail: 'Every morning until ten', price: 14 },
  { name: 'Parking', detail: 'Covered, in the courtyard', price: 9 },
  { name: 'Late departure', detail: 'Room until three o’clock', price: 20 },
];

const TILE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  p: 2,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 2,
  textAlign: 'start',
  '&[aria-pressed="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'action.selected',
  },
  '&.Mui-focusVisible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
};

export default function ButtonBaseTiles() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const total = EXTRAS.filter(({ name }) => chosen.includes(name)).reduce(
    (sum, { price }) => sum + price,
    0,
  );

  const toggle = (name: string) =>
    setChosen(
      chosen.includes(name)
        ? chosen.filter((other) => other !== name)
        : [...chosen, name],
    );

  return (
    <Box
      role="group"
      aria-label="Extras for the stay"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        gap: 1,
      }}
    >
      {EXTRAS.map(({ name, detail, price }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={chosen.includes(name)}
          onClick={() => toggle(name)}
          sx={TILE}
        >
          <Typography component="span" variant="subtitle1">
            {name}, €{price}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {detail}
          </Typography>
        </ButtonBase>
      ))}
      <Typography role="status" variant="body2" sx={{ gridColumn: '1 / -1' }}>
        Extras: €{total} a night
      </Typography>
    </Box>
  );
}
