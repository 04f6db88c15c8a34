import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Typography from '@mui/material/Typography';

const panel = {
  width: 200,
  p: '20px',
  border: '5px solid',
  borderColor: 'primary.main',
};

export default function ScopedCssBaselineBoxes() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [widths, setWidths] = React.useState<number[]>([]);

  const measure = () => {
    const panels = ref.current?.querySelectorAll<HTMLElement>('[data-panel]') ?? [];
    setWidths([...panels].map(({ offsetWidth }) => offsetWidth));
  };

  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ ...panel, boxSizing: 'content-box' }} data-panel="">
        content-box
      </Box>
      <ScopedCssBaseline>
        <Box sx={panel} data-panel="">
          Baseline
        </Box>
      </ScopedCssBaseline>
      <Button variant="outlined" onClick={measure}>
        Measure both
      </Button>
      <Typography role="status">
        {widths.length > 0 && `${widths.join(' px and ')} px`}
      </Typography>
    </Box>
  );
}
