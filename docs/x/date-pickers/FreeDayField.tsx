import dayjs from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { CustomFieldProps } from './customFieldProps';

export const freeDays = ['2026-05-07', '2026-05-11', '2026-05-20'].map((day) =>
  dayjs(day),
);

export default function FreeDayField(props: CustomFieldProps) {
  const {
    id,
    label,
    value = null,
    onChange,
    disabled,
    inputRef,
    InputProps,
  } = props;

  return (
    <Autocomplete
      id={id}
      sx={{ width: 1, maxWidth: 320 }}
      options={freeDays}
      value={value}
      disabled={disabled}
      onChange={(_event, day) => onChange?.(day, { validationError: null })}
      getOptionLabel={(day) => day.format('dddd, D MMMM')}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      renderInput={({ InputProps: autocompleteProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          ref={InputProps?.ref}
          InputProps={{
            ...autocompleteProps,
            startAdornment: InputProps?.startAdornment,
          }}
        />
      )}
    />
  );
}
