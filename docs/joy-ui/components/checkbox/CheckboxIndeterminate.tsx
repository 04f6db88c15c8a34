import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const FILES = ['contract.pdf', 'offer.pdf', 'photos.zip'];

export default function CheckboxIndeterminate() {
  const [selected, setSelected] = React.useState<readonly string[]>(['offer.pdf']);
  const all = selected.length === FILES.length;
  const some = selected.length > 0 && !all;

  return (
    <Stack spacing={1} role="group" aria-label="Files to download">
      <Checkbox
        label="All files"
        checked={all}
        indeterminate={some}
        onChange={() => setSelected(all ? [] : FILES)}
        slotProps={{
          input: {
            'aria-checked': undefined,
            ref: (input) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      {FILES.map((file) => (
        <Checkbox
          key={file}
          label={file}
          checked={selected.includes(file)}
          onChange={(event) =>
            setSelected(
              event.target.checked
                ? [...selected, file]
                : selected.filter((other) => other !== file),
            )
          }
          sx={{ paddingInlineStart: 3 }}
        />
      ))}
    </Stack>
  );
}
