import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseSeedDrawer() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', border: 1, borderColor: 'divider', minHeight: 132 }}>
      <Collapse
        in={isOpen}
        orientation="horizontal"
        id={id}
        sx={{ bgcolor: 'action.hover' }}
      >
        <Box sx={{ width: 148, p: 2 }}>
          <Typography variant="body2">Sow under glass</Typography>
          <Typography variant="body2">Prick out in April</Typography>
          <Typography variant="body2">Plant at 40 cm</Typography>
        </Box>
      </Collapse>
      <Box sx={{ flex: 1, minWidth: 0, p: 2 }}>
        <Typography gutterBottom>Leek</Typography>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          Notes
        </Button>
      </Box>
    </Box>
  );
}
