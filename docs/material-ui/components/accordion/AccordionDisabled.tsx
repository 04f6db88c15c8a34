import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function AccordionDisabled() {
  const id = React.useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          id={`${id}-card`}
          aria-controls={`${id}-card-form`}
          expandIcon={<ExpandMore />}
        >
          Credit card
        </AccordionSummary>
        <AccordionDetails>Visa and Mastercard.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary id={`${id}-invoice`} aria-controls={`${id}-invoice-form`}>
          Invoice
        </AccordionSummary>
        <AccordionDetails>Payable within 14 days.</AccordionDetails>
      </Accordion>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Invoices are available after your first order.
      </Typography>
    </div>
  );
}
