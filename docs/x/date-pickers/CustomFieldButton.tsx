import * as React from 'react';
import dayjs from 'dayjs';
import EventIcon from '@mui/icons-material/Event';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { CustomFieldProps } from './customFieldProps';

interface ButtonFieldProps extends CustomFieldProps {
  onOpen?: () => void;
}

function ButtonField(props: ButtonFieldProps) {
  const { id, label, value, disabled, InputProps, onOpen } = props;

  return (
    <Button
      id={id}
      ref={InputProps?.ref}
      variant="outlined"
      startIcon={<EventIcon />}
      disabled={disabled}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      <span id={id && `${id}-label`}>{label}</span>:&nbsp;
      {value?.isValid() ? value.format('D MMM YYYY') : 'choose'}
    </Button>
  );
}

export default function CustomFieldButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-07')}
        open={open}
        onClose={() => setOpen(false)}
        slots={{ field: ButtonField }}
        slotProps={{ field: { onOpen: () => setOpen(true) } as object }}
      />
    </LocalizationProvider>
  );
}
