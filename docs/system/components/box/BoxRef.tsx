import * as React from 'react';
import { Box } from '@mui/system';

const rows = Array.from({ length: 20 }, (_, index) => `Order ${1041 + index}`);

export default function BoxRef() {
  const list = React.useRef<HTMLUListElement>(null);
  const scrollToEnd = () => {
    const { current } = list;
    current?.scrollTo({ top: current.scrollHeight });
  };

  return (
    <Box sx={{ maxWidth: 300 }}>
      <button type="button" onClick={scrollToEnd}>
        Go to the last order
      </button>
      <Box
        component="ul"
        ref={list}
        tabIndex={0}
        aria-label="Orders"
        sx={{
          maxHeight: 140,
          overflow: 'auto',
          mt: 1,
          mb: 0,
          border: '1px solid light-dark(#767676, #8c8c8c)',
        }}
      >
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </Box>
    </Box>
  );
}
