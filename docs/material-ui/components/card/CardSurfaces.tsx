import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PUMPS = [
  { name: 'Pump 1', state: 'Standing by', surface: { variant: 'outlined' } },
  { name: 'Pump 2', state: 'Running', surface: {} },
  { name: 'Pump 3', state: 'Running over its limit', surface: { raised: true } },
] as const;

export default function CardSurfaces() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      {PUMPS.map(({ name, state, surface }) => (
        <Card key={name} {...surface} sx={{ flex: '1 1 160px' }}>
          <CardContent>
            <Typography component="p" variant="subtitle1">
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {state}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
