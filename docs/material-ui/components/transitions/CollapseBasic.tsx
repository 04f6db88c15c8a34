import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseBasic() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div>
      <Typography>Standard delivery, free of charge</Typography>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Delivery times
      </Button>
      <Collapse in={isOpen} id={id} timeout="auto">
        <Typography color="text.secondary">
          Two days within the country, five days within Europe. Orders that arrive
          before noon leave the warehouse on the same day.
        </Typography>
      </Collapse>
    </div>
  );
}
