import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';

export default function ButtonSizes() {
  const [printed, setPrinted] = React.useState(0);
  const [pickup, setPickup] = React.useState('');
  const [expanded, setExpanded] = React.useState(false);
  const contentsId = React.useId();

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
      <Typography>Parcel 7 of 12, 2.4 kg, to Ghent</Typography>
      <Button
        size="small"
        aria-expanded={expanded}
        aria-controls={contentsId}
        endIcon={<ExpandMoreRounded sx={{ rotate: expanded ? '180deg' : '0deg' }} />}
        onClick={() => setExpanded(!expanded)}
      >
        Contents
      </Button>
      <Typography id={contentsId} hidden={!expanded} color="text.secondary">
        Two lamps, one spare shade
      </Typography>
      <Button
        size="medium"
        variant="outlined"
        startIcon={<PrintOutlined />}
        onClick={() => setPrinted(printed + 1)}
      >
        Print label
      </Button>
      <Button
        size="large"
        variant="contained"
        startIcon={<LocalShippingOutlined />}
        onClick={() => setPickup('Pick-up is booked.')}
      >
        Book pick-up
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        Labels printed: {printed}. {pickup}
      </Typography>
    </Box>
  );
}
