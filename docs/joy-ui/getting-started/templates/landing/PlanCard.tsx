import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';
import { SIGN_UP, type Period, type Plan } from './data';

export default function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const { name, text, price, features, featured } = plan;

  return (
    <Card
      component="li"
      size="lg"
      variant={featured ? 'solid' : 'outlined'}
      color={featured ? 'primary' : 'neutral'}
      invertedColors={featured}
    >
      <CardContent sx={{ gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Typography level="title-lg" component="h3">
            {name}
          </Typography>
          {featured && (
            <Chip size="sm" variant="solid" sx={{ marginInlineStart: 'auto' }}>
              Most chosen
            </Chip>
          )}
        </Box>
        <Typography level="body-sm" textColor="text.primary">
          {text}
        </Typography>
        <Typography level="h3" component="p" sx={{ mt: 1 }}>
          £{price[period]}{' '}
          <Typography level="body-sm" textColor="text.primary">
            a month and shop
          </Typography>
        </Typography>
        <Divider sx={{ my: 1 }} />
        <Box
          component="ul"
          aria-label={`What ${name} has`}
          sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {features.map((feature) => (
            <Typography
              key={feature}
              component="li"
              level="body-sm"
              textColor="text.primary"
              startDecorator={<Check />}
            >
              {feature}
            </Typography>
          ))}
        </Box>
      </CardContent>
      <CardActions>
        <Button
          component="a"
          href={SIGN_UP}
          variant={featured ? 'solid' : 'outlined'}
          color={featured ? 'primary' : 'neutral'}
        >
          Start with {name}
        </Button>
      </CardActions>
    </Card>
  );
}
