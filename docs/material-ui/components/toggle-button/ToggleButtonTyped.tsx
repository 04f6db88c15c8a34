import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface OneOfProps<T extends string | number> {
  label: string;
  options: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

function OneOf<T extends string | number>(props: OneOfProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={props.label}
      value={props.value}
      onChange={(_event, next: T | null) => {
        if (next !== null) {
          props.onChoose(next);
        }
      }}
    >
      {props.options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ minWidth: 56 }}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const PARTS = [2, 4, 8] as const;

export default function ToggleButtonTyped() {
  const [parts, setParts] = React.useState<(typeof PARTS)[number]>(4);

  return (
    <div>
      <OneOf
        label="Parts of the canon"
        options={PARTS}
        value={parts}
        onChoose={setParts}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        The second voice enters after {64 / parts} bars.
      </Typography>
    </div>
  );
}
