import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Container from '@mui/joy/Container';
import Typography from '@mui/joy/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';
import RotaCard from './RotaCard';
import { SIGN_UP } from './data';
import { counter } from './pictures';

export default function Hero({ onShowPrices }: { onShowPrices: () => void }) {
  return (
    <Box sx={{ bgcolor: 'background.level1', py: { xs: 4, md: 8 } }}>
      <Container
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <div>
          <Typography
            level="h1"
            sx={{ fontSize: 'clamp(1.875rem, 1.2rem + 3vw, 3.25rem)' }}
          >
            The rota your whole café can read
          </Typography>
          <Typography level="body-lg" sx={{ mt: 2, mb: 3, maxWidth: 520 }}>
            Plan the week in ten minutes, send it to every phone, and let people swap
            shifts among themselves. You approve, and nobody has to call.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              component="a"
              href={SIGN_UP}
              size="lg"
              endDecorator={
                <ArrowForward
                  sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
                />
              }
            >
              Try 30 days free
            </Button>
            <Button
              size="lg"
              variant="outlined"
              color="neutral"
              onClick={onShowPrices}
            >
              See the prices
            </Button>
          </Box>
        </div>
        <div>
          <AspectRatio ratio="4/3" sx={{ borderRadius: 'lg' }}>
            <img src={counter} alt="Two people behind the counter of a café" />
          </AspectRatio>
          <RotaCard />
        </div>
      </Container>
    </Box>
  );
}
