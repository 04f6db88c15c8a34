import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Hidden from '@mui/material/Hidden';
import Typography from '@mui/material/Typography';

export default function HiddenByCss() {
  const panel = React.useRef<HTMLDivElement>(null);
  const [found, setFound] = React.useState<number>();

  const count = () =>
    setFound(panel.current?.querySelectorAll('[data-chart]').length);

  return (
    <Box ref={panel} sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2 }}>
      <Typography color="text.secondary">Charts for narrow windows</Typography>
      <Hidden implementation="css" smUp>
        <Typography>Hidden by CSS from 600 px</Typography>
        <Box data-chart="" sx={{ height: 8, width: 160, bgcolor: 'primary.main' }} />
      </Hidden>
      <Hidden implementation="js" smUp initialWidth="sm">
        <Typography>Left out by script from 600 px</Typography>
        <Box data-chart="" sx={{ height: 8, width: 160, bgcolor: 'primary.main' }} />
      </Hidden>
      <Button variant="outlined" onClick={count}>
        Count the charts
      </Button>
      <Typography role="status">
        {found !== undefined && `${found} in the document`}
      </Typography>
    </Box>
  );
}
