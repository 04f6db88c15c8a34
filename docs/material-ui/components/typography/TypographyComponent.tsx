import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyComponent() {
  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="h3">
        An h3 that looks like h4
      </Typography>
      <Typography variant="subtitle1" component="p">
        A paragraph that looks like subtitle1
      </Typography>
      <Typography variant="caption" component="div">
        A div that looks like caption
      </Typography>
    </Stack>
  );
}
