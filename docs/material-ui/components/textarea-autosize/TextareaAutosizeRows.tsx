import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const LETTERS = [
  { label: 'At least three lines', minRows: 3, maxRows: undefined },
  { label: 'At most four lines', minRows: 1, maxRows: 4 },
];

export default function TextareaAutosizeRows() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      {LETTERS.map(({ label, minRows, maxRows }, index) => (
        <Stack key={label}>
          <Typography component="label" htmlFor={`${id}-${index}`}>
            {label}
          </Typography>
          <TextareaAutosize
            id={`${id}-${index}`}
            minRows={minRows}
            maxRows={maxRows}
            defaultValue="Dear neighbours,"
            style={{ font: 'inherit', resize: 'none' }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
