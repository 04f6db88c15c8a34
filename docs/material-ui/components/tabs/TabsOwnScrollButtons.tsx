import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type TabScrollButtonProps } from '@mui/material/TabScrollButton';
import Typography from '@mui/material/Typography';
import SkipNextRounded from '@mui/icons-material/SkipNextRounded';
import SkipPreviousRounded from '@mui/icons-material/SkipPreviousRounded';

const YEARS = Array.from({ length: 16 }, (_, index) => String(1948 + index));

const EarlierOrLater = React.forwardRef<HTMLButtonElement, TabScrollButtonProps>(
  function EarlierOrLater({ direction, disabled, onClick }, ref) {
    return (
      <IconButton
        ref={ref}
        size="small"
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        onClick={onClick}
      >
        {direction === 'left' ? <SkipPreviousRounded /> : <SkipNextRounded />}
      </IconButton>
    );
  },
);

export default function TabsOwnScrollButtons() {
  const id = React.useId();
  const [year, setYear] = React.useState('1953');

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={id}>Vintage</Typography>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        ScrollButtonComponent={EarlierOrLater}
        aria-labelledby={id}
        value={year}
        onChange={(_event, next: string) => setYear(next)}
        sx={{ alignItems: 'center' }}
      >
        {YEARS.map((one) => (
          <Tab key={one} value={one} label={one} />
        ))}
      </Tabs>
    </Box>
  );
}
