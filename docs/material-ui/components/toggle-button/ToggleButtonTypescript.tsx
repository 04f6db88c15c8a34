import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface SegmentsProps<T extends string | number> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

function Segments<T extends string | number>({
  label,
  options,
  onChange,
  ...props
}: SegmentsProps<T>) {
  return (
    <ToggleButtonGroup
      {...props}
      exclusive
      aria-label={label}
      onChange={(_event, next: T | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ minWidth: 64 }}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const rows = [10, 25, 50] as const;

export default function ToggleButtonTypescript() {
  const [limit, setLimit] = React.useState<(typeof rows)[number]>(25);

  return (
    <Segments
      label="Rows per page"
      options={rows}
      value={limit}
      onChange={setLimit}
    />
  );
}
