import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { loadStock, type Coffee } from './data';

type Stock = readonly Coffee[] | 'loading' | 'failed';

function CoffeeRow({ name, kilos, most }: Coffee) {
  const isLow = kilos < most / 4;

  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap justifyContent="space-between">
        <Typography variant="body2">{name}</Typography>
        <Typography variant="body2" color={isLow ? 'error' : 'text.secondary'}>
          {isLow && 'low: '}
          {kilos} kg
        </Typography>
      </Stack>
      <LinearProgress
        aria-label={`${name}: ${kilos} of ${most} kg`}
        variant="determinate"
        color={isLow ? 'error' : 'primary'}
        value={(kilos / most) * 100}
        sx={{ height: 6, borderRadius: 3, mt: 0.5 }}
      />
    </Box>
  );
}

/** What the store holds: with a state for loading, and one for an answer that failed. */
export default function StockCard() {
  const titleId = React.useId();
  const [stock, setStock] = React.useState<Stock>('loading');
  const [attempt, setAttempt] = React.useState(0);

  React.useEffect(() => {
    let isOutdated = false;
    const set = (next: Stock) => {
      if (!isOutdated) setStock(next);
    };
    loadStock().then(set, () => set('failed'));
    return () => {
      isOutdated = true;
    };
  }, [attempt]);

  const load = () => {
    setStock('loading');
    setAttempt(attempt + 1);
  };

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Stack spacing={2} useFlexGap>
        <Stack direction="row" alignItems="center" justifyContent="space-between">
          <Typography id={titleId} component="h2" variant="h6">
            In the store
          </Typography>
          <Button size="small" disabled={stock === 'loading'} onClick={load}>
            {stock === 'failed' ? 'Try again' : 'Weigh again'}
          </Button>
        </Stack>
        <Stack spacing={2} useFlexGap aria-busy={stock === 'loading'}>
          {stock === 'loading' &&
            ['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} height={34} />)}
          {stock === 'failed' && (
            <Alert severity="error">
              The scales do not answer. The last weights are not shown, as they may
              be wrong.
            </Alert>
          )}
          {Array.isArray(stock) &&
            (stock as readonly Coffee[]).map((coffee) => (
              <CoffeeRow key={coffee.name} {...coffee} />
            ))}
        </Stack>
      </Stack>
    </Card>
  );
}
