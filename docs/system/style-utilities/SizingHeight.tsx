import * as React from 'react';
import { Box } from '@mui/system';

export default function SizingHeight() {
  const [lines, setLines] = React.useState(1);

  return (
    <div>
      <button type="button" onClick={() => setLines(lines + 1)}>
        Add a line
      </button>
      <Box
        role="group"
        aria-label="Note"
        tabIndex={0}
        sx={{
          minHeight: 80,
          maxHeight: 140,
          maxWidth: 280,
          mt: 1,
          overflow: 'auto',
          border: '1px solid',
        }}
      >
        {Array.from({ length: lines }, (_, index) => (
          <div key={index}>Line {index + 1}</div>
        ))}
      </Box>
    </div>
  );
}
