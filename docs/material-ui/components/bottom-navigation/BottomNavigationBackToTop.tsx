import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import NightsStayIcon from '@mui/icons-material/NightsStay';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const LINES = Array.from({ length: 20 }, (_, index) => index + 1);

export default function BottomNavigationBackToTop() {
  const [log, setLog] = React.useState('Day');
  const list = React.useRef<HTMLDivElement>(null);

  function openLog(next: string) {
    if (next === log) list.current?.scrollTo({ top: 0, behavior: 'smooth' });
    setLog(next);
  }

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box
        key={log}
        ref={list}
        role="region"
        aria-label={`${log} log of the observatory`}
        tabIndex={0}
        sx={{ height: 160, overflowY: 'auto', px: 2 }}
      >
        {LINES.map((line) => (
          <Typography key={line} sx={{ py: 0.5 }}>
            {log} {line}: clear sky
          </Typography>
        ))}
      </Box>
      <BottomNavigation
        component="nav"
        aria-label="Observatory"
        value={log}
        onChange={(_event, next: string) => openLog(next)}
        showLabels
      >
        <BottomNavigationAction
          value="Day"
          label="Day"
          icon={<WbSunnyIcon />}
          aria-current={log === 'Day' ? 'page' : undefined}
        />
        <BottomNavigationAction
          value="Night"
          label="Night"
          icon={<NightsStayIcon />}
          aria-current={log === 'Night' ? 'page' : undefined}
        />
      </BottomNavigation>
    </Paper>
  );
}
