import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CHANNELS, formatEuros } from './data';
import type { Bar } from './report';

/** In the order of `CHANNELS`. */
export const COLORS = ['primary.main', 'secondary.main', 'info.main'];

export default function SalesColumns({ bars }: { bars: readonly Bar[] }) {
  const [active, setActive] = React.useState<Bar | null>(null);
  const most = Math.max(1, ...bars.map(({ sum }) => sum));
  const total = bars.reduce((sum, bar) => sum + bar.sum, 0);

  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {active
          ? `From ${active.label}: ${formatEuros(active.sum)}`
          : `Together: ${formatEuros(total)}`}
      </Typography>
      <Box
        role="img"
        aria-label={`Column chart of ${bars.length} columns. The highest is ${formatEuros(most)}.`}
        onPointerLeave={() => setActive(null)}
        sx={{ display: 'flex', gap: { xs: 0.75, sm: 1.5 }, height: 220 }}
      >
        {bars.map((bar, index) => (
          <Stack
            key={bar.label}
            onPointerEnter={() => setActive(bar)}
            sx={{
              flex: '1 1 0',
              minWidth: 0,
              opacity: active && active !== bar ? 0.5 : 1,
            }}
          >
            <Stack sx={{ flexGrow: 1, justifyContent: 'flex-end', gap: '2px' }}>
              {bar.parts.map((part, channel) => (
                <Box
                  key={CHANNELS[channel]}
                  sx={{
                    height: `${(part / most) * 100}%`,
                    bgcolor: COLORS[channel],
                    borderRadius: 0.3,
                  }}
                />
              ))}
            </Stack>
            <Typography
              variant="caption"
              noWrap
              sx={{
                pt: 0.5,
                textAlign: 'center',
                overflow: 'visible',
                visibility: {
                  xs: index % 3 === 1 ? 'visible' : 'hidden',
                  sm: 'visible',
                },
              }}
            >
              {bar.label}
            </Typography>
          </Stack>
        ))}
      </Box>
    </>
  );
}
