import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

/** Two number fields; the value of the filter item is an array of both. */
export function RangeInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const ends = [0, 1].map(
    (end) => (item.value as string[] | undefined)?.[end] ?? '',
  );

  return (
    <Stack direction="row" spacing={1}>
      {ends.map((value, end) => (
        <TextField
          key={end}
          label={end ? 'To' : 'From'}
          type="number"
          variant="standard"
          value={value}
          inputRef={end ? undefined : focusElementRef}
          onChange={(event) =>
            applyValue({
              ...item,
              value: ends.map((old, index) =>
                index === end ? event.target.value : old,
              ),
            })
          }
        />
      ))}
    </Stack>
  );
}
