import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { EXHIBITS } from './data';

/** The other half of the page: pictures to leaf through. They never move by themselves. */
export default function Exhibits() {
  const { direction } = useTheme();
  const [index, setIndex] = React.useState(0);
  const { title, text, picture } = EXHIBITS[index] ?? EXHIBITS[0];
  const [Back, Forward] =
    direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const step = (by: number) =>
    setIndex((index + by + EXHIBITS.length) % EXHIBITS.length);

  return (
    <Box
      component="aside"
      aria-label="From the collection"
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        position: { md: 'sticky' },
        order: { xs: -1, md: 0 },
        top: 0,
        height: { xs: 260, md: '100vh' },
        backgroundImage: `url("${picture}")`,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
      }}
    >
      <Box
        sx={{
          width: '100%',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 2,
          bgcolor: 'background.paper',
        }}
      >
        <Box role="status" sx={{ flexGrow: 1 }}>
          <Typography variant="subtitle1" component="p">
            {title}
          </Typography>
          <Typography variant="body2">{text}</Typography>
        </Box>
        <IconButton aria-label="Exhibit before" onClick={() => step(-1)}>
          <Back />
        </IconButton>
        <IconButton aria-label="Next exhibit" onClick={() => step(1)}>
          <Forward />
        </IconButton>
      </Box>
    </Box>
  );
}
