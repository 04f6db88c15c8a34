import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const ExportButton = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  padding: '10px 20px',
  border: 0,
  borderRadius: 999,
  cursor: 'pointer',
  color: 'light-dark(#fff, #06231a)',
  background: 'light-dark(#0b6b4f, #5fd3ac)',
  '&:hover': { background: 'light-dark(#095640, #83e0c1)' },
  '&.base--active': { transform: 'scale(0.97)' },
  '&.base--focusVisible': { outline: '3px solid #1b9c74', outlineOffset: 3 },
});

export default function ButtonExport() {
  const [count, setCount] = React.useState(0);

  return (
    <Box sx={{ textAlign: 'center' }}>
      <ExportButton onClick={() => setCount(count + 1)}>Export as CSV</ExportButton>
      <Box component="p" aria-live="polite" sx={{ mb: 0 }}>
        {count === 0 ? 'Nothing exported yet.' : `Exports so far: ${count}`}
      </Box>
    </Box>
  );
}
