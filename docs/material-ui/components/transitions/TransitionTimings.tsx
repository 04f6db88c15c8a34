import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function TransitionTimings() {
  const [shaft, setShaft] = React.useState<HTMLDivElement | null>(null);
  const { transitions } = useTheme();
  const [isIn, setIsIn] = React.useState(true);
  const timings = [
    { label: 'Default', props: {} },
    {
      label: 'Slow in, quick out',
      props: { timeout: { enter: transitions.duration.complex * 2, exit: 120 } },
    },
    {
      label: 'Overshoots',
      props: {
        timeout: 500,
        easing: { enter: 'cubic-bezier(0.3, 1.7, 0.5, 1)', exit: 'ease-in' },
      },
    },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setIsIn(!isIn)}>
        {isIn ? 'Lower the weights' : 'Raise the weights'}
      </Button>
      <Box
        ref={setShaft}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 1,
          width: '100%',
          pt: 4,
          overflow: 'hidden',
        }}
      >
        {timings.map(({ label, props }) => (
          <Slide
            key={label}
            in={isIn}
            appear={false}
            direction="up"
            container={shaft}
            {...props}
          >
            <Box sx={{ bgcolor: 'action.selected', borderRadius: 1, p: 1.5 }}>
              <Typography variant="body2">{label}</Typography>
            </Box>
          </Slide>
        ))}
      </Box>
    </Box>
  );
}
