import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';

const SAMPLES: { variant: TypographyProps['variant']; text: string }[] = [
  { variant: 'h3', text: 'Low water' },
  { variant: 'h4', text: 'Mud and marram' },
  { variant: 'h5', text: 'What the wader eats' },
  { variant: 'h6', text: 'Worms, snails, crabs' },
  { variant: 'subtitle1', text: 'Seen between two tides' },
  { variant: 'body1', text: 'A redshank walks and pecks, a curlew digs.' },
  { variant: 'body2', text: 'Both wait on the dyke while the water is high.' },
  { variant: 'caption', text: 'Drawn from life at the hide' },
  { variant: 'overline', text: 'Hide 2' },
];

export default function TypographyScale() {
  return (
    <Stack spacing={1}>
      {SAMPLES.map(({ variant, text }) => (
        <Stack
          key={variant}
          direction={{ xs: 'column', sm: 'row' }}
          columnGap={2}
          alignItems={{ sm: 'baseline' }}
        >
          <Typography
            component="code"
            variant="body2"
            sx={{ width: 96, flexShrink: 0 }}
          >
            {variant}
          </Typography>
          <Typography component="p" variant={variant}>
            {text}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
