import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme, THEME_ID } from '@mui/joy/styles';
import { useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { CustomFieldProps } from './customFieldProps';

function JoyField({ inputRef, ...props }: CustomFieldProps) {
  const field = useDateField<Dayjs, typeof props>({ props, inputRef });
  const { id, label, error, disabled, InputProps, ...rest } = field;
  const { value, onChange, onClick, onFocus, onBlur, placeholder, readOnly } = rest;
  const { ref, inputMode, onKeyDown, onMouseUp, onPaste } = rest;
  const inputProps = { ref, inputMode, onKeyDown, onMouseUp, onPaste };

  return (
    <FormControl id={id} error={error} disabled={disabled}>
      <FormLabel>{label}</FormLabel>
      <Input
        {...{ value, onChange, onClick, onFocus, onBlur, placeholder, readOnly }}
        endDecorator={InputProps?.endAdornment}
        slotProps={{
          root: { ref: InputProps?.ref },
          input: { ...inputProps, 'aria-invalid': error },
        }}
      />
    </FormControl>
  );
}

const joyTheme = { [THEME_ID]: extendTheme() };

export default function CustomFieldJoy() {
  const { palette } = useTheme();

  return (
    <CssVarsProvider
      theme={joyTheme}
      modeStorageKey="field-mode"
      colorSchemeNode={null}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Sheet data-joy-color-scheme={palette.mode} sx={{ p: 2 }}>
          <DatePicker
            label="Team meeting"
            defaultValue={dayjs('2026-05-07')}
            slots={{ field: JoyField }}
          />
        </Sheet>
      </LocalizationProvider>
    </CssVarsProvider>
  );
}
