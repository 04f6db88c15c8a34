import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import FastForwardRounded from '@mui/icons-material/FastForwardRounded';
import FastRewindRounded from '@mui/icons-material/FastRewindRounded';

const SLOTS = {
  StartScrollButtonIcon: FastRewindRounded,
  EndScrollButtonIcon: FastForwardRounded,
};

const SCENES = Array.from({ length: 14 }, (_, index) => `Scene ${index + 1}`);

export default function TabsScrollIcons() {
  const [scene, setScene] = React.useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        TabScrollButtonProps={{
          slots: SLOTS,
          sx: { color: 'primary.main', '&.Mui-disabled': { opacity: 0.3 } },
        }}
        aria-label="Cuts of the film"
        value={scene}
        onChange={(_event, next: number) => setScene(next)}
      >
        {SCENES.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
