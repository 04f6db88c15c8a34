import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const sections = ['day', 'month', 'year'] as const;

export default function FieldsSelectedSections() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Contract start"
          defaultValue={dayjs('2026-05-07')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" justifyContent="space-between">
          {sections.map((section) => (
            <Button
              key={section}
              onClick={() => {
                inputRef.current?.focus();
                setSelected(section);
              }}
            >
              Edit {section}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
