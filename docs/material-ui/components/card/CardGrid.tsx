import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const plans = {
  Free: 'One project.',
  Team: '50 projects, 1 TB of storage and an audit log for every member.',
  Company: 'Unlimited projects and single sign-on.',
};

export default function CardGrid() {
  return (
    <Box
      component="ul"
      aria-label="Plans"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
        m: 0,
        p: 0,
      }}
    >
      {Object.entries(plans).map(([plan, text]) => (
        <Card
          key={plan}
          component="li"
          sx={{ display: 'flex', flexDirection: 'column' }}
        >
          <CardContent sx={{ flex: 1 }}>
            <Typography component="h3" variant="subtitle1">
              {plan}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button aria-label={`Choose ${plan}`}>Choose</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
