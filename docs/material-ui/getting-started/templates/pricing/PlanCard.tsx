import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatEuros, toPrice, type Plan } from './data';

interface PlanCardProps {
  plan: Plan;
  hours: number;
  yearly: boolean;
  best: boolean;
  onBook: () => void;
}

export default function PlanCard({
  plan,
  hours,
  yearly,
  best,
  onBook,
}: PlanCardProps) {
  const { name, text, included, rate } = plan;
  const price = toPrice(plan, hours, yearly);

  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(best && { outline: '2px solid', outlineColor: 'secondary.main' }),
      }}
    >
      <CardContent sx={{ flexGrow: 1 }}>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1,
            minHeight: 32,
          }}
        >
          <Typography component="h3" variant="h3">
            {name}
          </Typography>
          {best && <Chip size="small" color="secondary" label="Best for you" />}
        </Box>
        <Typography color="text.secondary">{text}</Typography>
        <Typography component="p" variant="h4" sx={{ mt: 2 }}>
          {formatEuros(price)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          a month for {hours} hours, {formatEuros(price / hours)} an hour
        </Typography>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {included > 0
            ? `${included} hours included, then ${formatEuros(rate)} an hour`
            : `${formatEuros(rate)} an hour, nothing to begin with`}
        </Typography>
      </CardContent>
      <CardActions sx={{ p: 2, pt: 0 }}>
        <Button
          fullWidth
          variant={best ? 'contained' : 'outlined'}
          aria-haspopup="dialog"
          onClick={onBook}
        >
          Try {name}
        </Button>
      </CardActions>
    </Card>
  );
}
