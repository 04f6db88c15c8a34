import * as React from 'react';
import { Box, type SxProps, type Theme } from '@mui/system';

interface SearchProps {
  label: string;
  sx?: SxProps<Theme>;
  inputSx?: SxProps<Theme>;
}

function Search({ label, sx, inputSx = [] }: SearchProps) {
  const id = React.useId();

  return (
    <Box role="search" sx={sx}>
      <label htmlFor={id}>{label}</label>
      <Box
        component="input"
        type="search"
        id={id}
        sx={[{ display: 'block', p: 1, font: 'inherit' }, ...[inputSx].flat()]}
      />
    </Box>
  );
}

export default function CustomSlotSx() {
  return (
    <Search
      label="Search files"
      sx={{ maxWidth: 300 }}
      inputSx={{ mt: 0.5, width: 1, boxSizing: 'border-box' }}
    />
  );
}
