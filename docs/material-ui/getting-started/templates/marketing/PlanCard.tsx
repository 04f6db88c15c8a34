import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Plan } from './data';

interface PlanCardProps {
  plan: Plan;
  yearly: boolean;
  chosen: boolean;
  onChoose: () => void;
}

export default function PlanCard({ plan, yearly, chosen, onChoose }: PlanCardProps) {
  const { name, price, size, points, favourite } = plan;
  // A year costs ten months.
  const amount = yearly ? price * 10 : price;

  return (
    <Card
      variant="outlined"
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(favourite && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          backgroundImage: 'none',
        }),
      }}
    >
      <CardContent sx={{ flexGrow: 1, p: 3 }}>
        <Typography component="h3" variant="h3">
          {name}
        </Typography>
        <Typography variant="h2" component="p" sx={{ my: 1 }}>
          {price === 0 ? 'Free' : `€${amount}`}
        </Typography>
        <Typography variant="body2">
          {price === 0
            ? 'for good'
            : `for the whole street, a ${yearly ? 'year' : 'month'}`}
        </Typography>
        <List dense sx={{ mt: 2 }}>
          {[size, ...points].map((point) => (
            <ListItem key={point} disableGutters>
              {point}
            </ListItem>
          ))}
        </List>
      </CardContent>
      <CardActions sx={{ p: 3, pt: 0 }}>
        <Button
          fullWidth
          size="large"
          disableElevation
          color={favourite ? 'secondary' : 'primary'}
          variant={favourite ? 'contained' : 'outlined'}
          aria-pressed={chosen}
          onClick={onChoose}
        >
          {chosen ? `${name} is chosen` : `Choose ${name}`}
        </Button>
      </CardActions>
    </Card>
  );
}
