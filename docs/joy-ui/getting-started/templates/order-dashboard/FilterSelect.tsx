import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** Hidden where the headings of a table sort. */
  narrowOnly?: boolean;
}

export default function FilterSelect<Value extends string>({
  label,
  value,
  choices,
  onChange,
  narrowOnly = false,
}: FilterSelectProps<Value>) {
  return (
    <FormControl
      id={React.useId()}
      size="sm"
      sx={{
        minWidth: 140,
        ...(narrowOnly && { display: { md: 'none' }, gridColumn: '1 / -1' }),
      }}
    >
      <FormLabel>{label}</FormLabel>
      <Select
        value={value}
        placeholder={choices.find((choice) => choice.value === value)?.label ?? '–'}
        onChange={(event, next: Value | null) => {
          if (event && next) onChange(next);
        }}
        sx={{ '--Select-placeholderOpacity': 1 }}
      >
        {choices.map((choice) => (
          <Option key={choice.value} value={choice.value}>
            {choice.label}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
