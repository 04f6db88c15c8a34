import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { CustomFieldProps } from './customFieldProps';
import './customFieldInput.css';

function InputField({ inputRef, ...props }: CustomFieldProps) {
  const inputId = React.useId();
  const field = useDateField<Dayjs, typeof props>({ props, inputRef });
  const { id, label, error, disabled, InputProps, ref, ...rest } = field;
  const { value, placeholder, readOnly, inputMode, onChange, onClick } = rest;
  const { onFocus, onBlur, onKeyDown, onMouseUp, onPaste } = rest;

  return (
    <div className="date-field" data-invalid={error || undefined}>
      <label id={id && `${id}-label`} htmlFor={inputId}>
        {label}
      </label>
      <div className="date-field-box" ref={InputProps?.ref}>
        <input
          id={inputId}
          ref={ref}
          autoComplete="off"
          aria-invalid={error}
          {...{ value, placeholder, disabled, readOnly, inputMode, onChange }}
          {...{ onClick, onFocus, onBlur, onKeyDown, onMouseUp, onPaste }}
        />
        {InputProps?.endAdornment}
      </div>
    </div>
  );
}

export default function CustomFieldInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of the invoice"
        defaultValue={dayjs('2026-05-07')}
        slots={{ field: InputField }}
      />
    </LocalizationProvider>
  );
}
