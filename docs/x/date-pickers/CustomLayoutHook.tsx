import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

function PriceLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      ownerState={props}
      sx={{
        gridAutoColumns: 'minmax(0, 1fr)',
        '& .MuiDateCalendar-root': { width: 1 },
      }}
    >
      {toolbar}
      <PickersLayoutContentWrapper sx={{ gridColumn: 1, minWidth: 0 }}>
        {actionBar}
        {content}
        <Typography variant="body2" sx={{ p: 2, pt: 0 }}>
          {props.value?.day() === 6 ? 'Saturday: 20 % extra' : 'Standard price'}
        </Typography>
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

export default function CustomLayoutHook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery" sx={{ maxWidth: 320 }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-09')}
          disableHighlightToday
          slots={{ layout: PriceLayout }}
          slotProps={{ actionBar: { actions: ['clear'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
