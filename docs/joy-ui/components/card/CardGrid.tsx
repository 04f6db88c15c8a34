import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

const COURSES = [
  { name: 'Onboarding', text: 'Accounts, tools and people in the first week.' },
  { name: 'Security', text: 'Passwords and keys.' },
  {
    name: 'Writing',
    text: 'Short mails, clear tickets and release notes users read.',
  },
];

export default function CardGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {COURSES.map(({ name, text }) => (
        <Card key={name}>
          <CardContent>
            <Typography level="title-md" component="h3">
              {name}
            </Typography>
            <Typography level="body-sm">{text}</Typography>
          </CardContent>
          <CardActions>
            <Button size="sm" variant="soft" aria-label={`Start ${name}`}>
              Start
            </Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
