import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DirectionsBoat from '@mui/icons-material/DirectionsBoatFilledOutlined';

const LINES = [
  { variant: 'h5', text: 'Last boat at 21:40' },
  { variant: 'body1', text: 'Boards at pier 2, ten minutes before' },
  { variant: 'caption', text: 'Not on the first Monday of a month' },
] as const;

export default function IconsInText() {
  return (
    <Stack spacing={1}>
      {LINES.map(({ variant, text }) => (
        <Typography key={variant} variant={variant} component="p">
          <DirectionsBoat
            fontSize="inherit"
            sx={{ verticalAlign: '-0.125em', marginInlineEnd: '0.4em' }}
          />
          {text}
        </Typography>
      ))}
    </Stack>
  );
}
