import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import { formatEuros } from './data';
import type { Figure, Period } from './report';

function Trend({ percent, label }: { percent: number; label: string }) {
  const Icon =
    percent === 0 ? TrendingFlat : percent > 0 ? TrendingUp : TrendingDown;
  const color =
    percent === 0 ? 'text.secondary' : percent > 0 ? 'secondary.main' : 'error.main';

  return (
    <Typography variant="body2" color="text.secondary" component="div">
      <Box component="span" sx={{ color, fontWeight: 600 }}>
        <Icon fontSize="small" sx={{ verticalAlign: 'text-bottom', mr: 0.5 }} />
        {percent < 0 ? `−${-percent}` : `+${percent}`} %
      </Box>{' '}
      to the {label} before
    </Typography>
  );
}

interface FiguresProps {
  figures: readonly Figure[];
  period: Period;
}

export default function Figures({ figures, period }: FiguresProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
      }}
    >
      {figures.map(({ label, value, money, trend }) => (
        <Card key={label} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography variant="h5" component="p" sx={{ fontWeight: 600, my: 0.5 }}>
              {money ? formatEuros(value) : value}
            </Typography>
            <Trend percent={trend} label={period.label} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
