import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { digitalClockText } from './digitalClockText';

const pickup = dayjs('2026-05-07T10:00');

export default function DigitalClockTimeStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={digitalClockText}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
        <Stack role="group" aria-label="Every hour" sx={{ width: 110 }}>
          <DigitalClock ampm={false} timeStep={60} defaultValue={pickup} />
        </Stack>
        <Stack sx={{ width: 112 }}>
          <MultiSectionDigitalClock
            aria-label="Every quarter of an hour"
            ampm={false}
            timeSteps={{ minutes: 15 }}
            defaultValue={pickup}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
