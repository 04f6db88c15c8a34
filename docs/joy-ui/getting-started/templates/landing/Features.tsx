import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import EventAvailable from '@mui/icons-material/EventAvailable';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Payments from '@mui/icons-material/Payments';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Section from './Section';
import { paperAndPhone } from './pictures';

const FEATURES = [
  {
    icon: <EventAvailable />,
    title: 'Copy the week',
    text: 'Start from last week. Holidays and fixed days are filled in already.',
  },
  {
    icon: <SwapHoriz />,
    title: 'Swap without calls',
    text: 'Who cannot come offers the shift, and sees who may take it.',
  },
  {
    icon: <NotificationsNone />,
    title: 'Told in time',
    text: 'A message when the rota is out, and another before each shift.',
  },
  {
    icon: <Payments />,
    title: 'Ready for payday',
    text: 'Hours, breaks and Sundays are added up, for any payroll program.',
  },
];

export default function Features() {
  return (
    <Section
      title="Less time on the rota"
      text="Made with twelve cafés, bakeries and bookshops that had it on paper before."
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
        }}
      >
        <Box
          component="ul"
          aria-label="Features"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {FEATURES.map(({ icon, title, text }) => (
            <Card key={title} component="li">
              <Box
                sx={{
                  display: 'flex',
                  color: 'primary.plainColor',
                  '--Icon-color': 'currentColor',
                }}
              >
                {icon}
              </Box>
              <div>
                <Typography level="title-md" component="h3">
                  {title}
                </Typography>
                <Typography level="body-sm">{text}</Typography>
              </div>
            </Card>
          ))}
        </Box>
        <AspectRatio ratio="4/3" sx={{ borderRadius: 'lg' }}>
          <img
            src={paperAndPhone}
            alt="A rota on paper and the same rota on a phone"
          />
        </AspectRatio>
      </Box>
    </Section>
  );
}
