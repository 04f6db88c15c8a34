import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import PlaygroundControls from './PlaygroundControls';
import { getPickerCode, getPickerProps, startSettings } from './playgroundSettings';

export default function PlaygroundDatePicker() {
  const id = React.useId();
  const [settings, setSettings] = React.useState(startSettings);
  const props = { ...getPickerProps(settings), defaultValue: dayjs('2026-05-07') };
  const key = settings.variant + settings.views;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: 1, maxWidth: 520 }}>
        <Box role="group" aria-label="Date picker" sx={{ overflowX: 'auto', pt: 1 }}>
          {settings.variant === 'Desktop' && (
            <DesktopDatePicker key={key} label="Delivery date" {...props} />
          )}
          {settings.variant === 'Mobile' && (
            <MobileDatePicker key={key} label="Delivery date" {...props} />
          )}
          {settings.variant === 'Static' && (
            <StaticDatePicker key={key} {...props} />
          )}
        </Box>
        <PlaygroundControls
          id={id}
          settings={settings}
          onChange={(change) => setSettings({ ...settings, ...change })}
        />
        <Box
          component="pre"
          role="group"
          tabIndex={0}
          aria-label="Code of the settings"
          sx={{
            m: 0,
            p: 2,
            overflowX: 'auto',
            bgcolor: 'action.hover',
            fontSize: 13,
          }}
        >
          {getPickerCode(settings)}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
