import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabelTypography() {
  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography component="label" endDecorator={<Switch sx={{ ml: 1 }} />}>
        Label on the left side
      </Typography>
      <Typography component="label" startDecorator={<Switch sx={{ mr: 1 }} />}>
        Label on the right side
      </Typography>
    </Stack>
  );
}
