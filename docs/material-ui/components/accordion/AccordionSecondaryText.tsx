import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

interface OrderProps {
  number: string;
  status: string;
  children: React.ReactNode;
}

function Order({ number, status, children }: OrderProps) {
  const id = React.useId();

  return (
    <Accordion>
      <AccordionSummary
        id={id}
        aria-controls={`${id}-details`}
        expandIcon={<KeyboardArrowDown />}
      >
        <Stack direction="row" flexWrap="wrap" columnGap={2}>
          <Typography>Order {number}</Typography>
          <Typography color="text.secondary">{status}</Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

export default function AccordionSecondaryText() {
  return (
    <div>
      <Order number="#1041" status="Delivered">
        2 desk lamps, 1 office chair
      </Order>
      <Order number="#1042" status="On its way">
        1 bookshelf
      </Order>
    </div>
  );
}
