import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import { type TabScrollButtonProps } from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';

const ScrollButton = React.forwardRef<HTMLButtonElement, TabScrollButtonProps>(
  function ScrollButton({ direction, disabled, onClick }, ref) {
    return (
      <IconButton
        ref={ref}
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        onClick={onClick}
      >
        {direction === 'left' ? <ArrowBack /> : <ArrowForward />}
      </IconButton>
    );
  },
);

export default function TabsScrollButtons() {
  const [version, setVersion] = React.useState(3);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        ScrollButtonComponent={ScrollButton}
        aria-label="Version"
        value={version}
        onChange={(_event, newValue: number) => setVersion(newValue)}
      >
        {Array.from({ length: 14 }, (_, index) => (
          <Tab key={index} label={`v${index + 1}.0`} />
        ))}
      </Tabs>
    </Box>
  );
}
