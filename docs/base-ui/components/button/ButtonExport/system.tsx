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
  '&.base--focusVisible': {
    outline: '3px solid light-dark(#0b6b4f, #5fd3ac)',
    outlineOffset: 3,
  },
});

export default function ButtonExport() {
  const [copies, setCopies] = React.useState(0);

  return (
    <Box sx={{ textAlign: 'center' }}>
      <ExportButton onClick={() => setCopies(copies + 1)}>
        Export as CSV
      </ExportButton>
      <Box component="p" aria-live="polite" sx={{ mb: 0 }}>
        {copies === 0 ? 'Nothing exported yet.' : `Exports so far: ${copies}`}
      </Box>
    </Box>
  );
}
