import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { digitalClockText } from './digitalClockText';

const views = [
  { label: 'Hours', views: ['hours'] },
  { label: 'With seconds', views: ['hours', 'minutes', 'seconds'] },
  { label: 'Duration', views: ['minutes', 'seconds'] },
] as const;

export default function DigitalClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={digitalClockText}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
        {views.map((clock) => (
          <div key={clock.label}>
            <Typography variant="body2">{clock.label}</Typography>
            <MultiSectionDigitalClock
              aria-label={clock.label}
              ampm={false}
              views={[...clock.views]}
              timeSteps={{ seconds: 10 }}
              defaultValue={dayjs('2026-05-07T08:20:40')}
            />
          </div>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
