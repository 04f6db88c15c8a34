import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseToolCare() {
  const id = React.useId();
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div>
      <Typography>
        The plane is sharp and oiled. It goes back on its side.
      </Typography>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ mx: -1 }}
      >
        {isOpen ? 'Fewer words' : 'How to sharpen it'}
      </Button>
      <Collapse in={isOpen} id={id} timeout="auto">
        <Typography color="text.secondary">
          Flatten the back of the iron first, then hold the bevel at 25 degrees on
          the coarse stone until a burr can be felt along the whole edge.
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Ten strokes on the fine stone at 30 degrees, one on the back, and the burr
          is gone.
        </Typography>
      </Collapse>
    </div>
  );
}
