import * as React from 'react';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

const Thumb = styled('span')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  boxShadow: theme.shadows[1],
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
}));

export default function SwitchDarkMode() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');

  return (
    <Switch
      checked={mode === 'dark'}
      onChange={(_event, checked) => setMode(checked ? 'dark' : 'light')}
      inputProps={{ role: 'switch', 'aria-label': 'Dark mode' }}
      icon={
        <Thumb>
          <LightMode sx={{ fontSize: 14 }} />
        </Thumb>
      }
      checkedIcon={
        <Thumb>
          <DarkMode sx={{ fontSize: 14 }} />
        </Thumb>
      }
    />
  );
}
