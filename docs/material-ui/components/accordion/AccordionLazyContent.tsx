import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ExpandMore from '@mui/icons-material/ExpandMore';

function Invoices({ year }: { year: number }) {
  const invoices = Array.from({ length: 40 }, (_, index) => `${year}-${index + 1}`);

  return (
    <List disablePadding>
      {invoices.map((number) => (
        <ListItem key={number}>Invoice {number}</ListItem>
      ))}
    </List>
  );
}

export default function AccordionLazyContent() {
  const id = React.useId();

  return (
    <div>
      {[2023, 2022, 2021].map((year) => (
        <Accordion key={year} slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`${id}-${year}`}
            aria-controls={`${id}-invoices-${year}`}
          >
            Invoices of {year}
          </AccordionSummary>
          <AccordionDetails tabIndex={0} sx={{ maxHeight: 180, overflowY: 'auto' }}>
            <Invoices year={year} />
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
