import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function BoxMeasured() {
  const field = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState('Not measured yet');

  const measure = () => {
    if (field.current) {
      const { width, height } = field.current.getBoundingClientRect();
      setSize(`${Math.round(width)} by ${Math.round(height)} pixels`);
    }
  };

  return (
    <React.Fragment>
      <Box
        ref={field}
        sx={{
          width: 0.5,
          height: 80,
          mb: 2,
          border: '1px dashed',
          borderColor: 'text.secondary',
        }}
      />
      <Button variant="outlined" onClick={measure}>
        Measure the field
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {size}
      </Typography>
    </React.Fragment>
  );
}
