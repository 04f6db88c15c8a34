import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';

export default function CssVariablesRuntime() {
  const [radius, setRadius] = React.useState(6);
  const id = React.useId();
  return (
    <Box style={{ '--joy-radius-sm': `${radius}px` } as React.CSSProperties}>
      <FormLabel id={id}>Radius of controls</FormLabel>
      <Slider
        aria-labelledby={id}
        min={0}
        max={18}
        value={radius}
        onChange={(event, value) => setRadius(value as number)}
      />
      <FormControl sx={{ mb: 2 }}>
        <FormLabel>Name of the shop</FormLabel>
        <Input defaultValue="Lamps & Co." />
      </FormControl>
      <Button>Save</Button> <Chip>Draft</Chip>
    </Box>
  );
}
