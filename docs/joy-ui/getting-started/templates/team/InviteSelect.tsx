import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

interface InviteSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  toLabel: (value: Value) => string;
  help?: string;
  onChange: (value: Value) => void;
}

/** Esc closes the list alone, not the dialog around it. */
export default function InviteSelect<Value extends string>({
  label,
  value,
  options,
  toLabel,
  help = '',
  onChange,
}: InviteSelectProps<Value>) {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>{label}</FormLabel>
      <Select
        value={value}
        placeholder={toLabel(value)}
        onChange={(event, next: Value | null) => {
          if (event && next) onChange(next);
        }}
        slotProps={{
          listbox: {
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key === 'Escape') event.stopPropagation();
            },
          },
        }}
      >
        {options.map((option) => (
          <Option key={option} value={option}>
            {toLabel(option)}
          </Option>
        ))}
      </Select>
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
