import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';

export default function FieldsFieldRef() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);
  const [types, setTypes] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeField
          label="Start of the call"
          defaultValue={dayjs('2026-05-07T14:00')}
          ampm={false}
          inputRef={inputRef}
          unstableFieldRef={fieldRef}
        />
        <Button
          onClick={() => {
            inputRef.current?.focus();
            fieldRef.current?.setSelectedSections('hours');
            setTypes(fieldRef.current?.getSections().map(({ type }) => type) ?? []);
          }}
        >
          Go to the hours
        </Button>
        <Typography variant="body2">{types.join(', ')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
