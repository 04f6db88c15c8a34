import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Box } from '@mui/system';
import { Field, Listbox, Option } from './parts';
import { popper } from './popper';

export default function SelectMultiple() {
  const [labels, setLabels] = React.useState(['bug']);

  return (
    <Box sx={{ maxWidth: 220, mx: 'auto' }}>
      <Select
        multiple
        aria-label="Labels of the tickets"
        value={labels}
        onChange={(_event, newLabels) => setLabels(newLabels)}
        renderValue={(options) => `Labels: ${options.length || 'any'}`}
        slots={{ root: Field, listbox: Listbox }}
        slotProps={{ popper }}
      >
        <Option value="bug">Bug</Option>
        <Option value="design">Design</Option>
        <Option value="docs">Documentation</Option>
      </Select>
    </Box>
  );
}
