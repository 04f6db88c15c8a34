import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import Stack from '@mui/material/Stack';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBox from '@mui/icons-material/CheckBox';

const columns = ['Customer', 'Due date', 'Amount'];

export default function ToggleButtonCheckmark() {
  const [shown, setShown] = React.useState<Record<string, boolean>>({
    Amount: true,
  });

  return (
    <Stack
      role="group"
      aria-label="Columns"
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1}
    >
      {columns.map((column) => (
        <ToggleButton
          key={column}
          value={column}
          size="small"
          selected={Boolean(shown[column])}
          onChange={() => setShown({ ...shown, [column]: !shown[column] })}
          sx={{ gap: 1 }}
        >
          {shown[column] ? (
            <CheckBox fontSize="small" />
          ) : (
            <CheckBoxOutlineBlank fontSize="small" />
          )}
          {column}
        </ToggleButton>
      ))}
    </Stack>
  );
}
