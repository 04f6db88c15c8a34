import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { formatEuros } from './data';
import Summary from './Summary';
import type { Basket } from './useBasket';

/** Beside the form from `md`; an accordion above it on phones. */
export default function SummaryPanel(props: { basket: Basket; fixed: boolean }) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const id = React.useId();
  const title = 'Your order';

  return isWide ? (
    <Paper
      component="aside"
      aria-labelledby={id}
      sx={{ p: 3, position: 'sticky', top: 24 }}
    >
      <Typography id={id} component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      <Summary {...props} />
    </Paper>
  ) : (
    <Accordion component="aside" aria-label={title} sx={{ order: -1 }}>
      <AccordionSummary
        id={`${id}-summary`}
        aria-controls={`${id}-details`}
        expandIcon={<ExpandMore />}
      >
        {title}: {formatEuros(props.basket.total)}
      </AccordionSummary>
      <AccordionDetails id={`${id}-details`}>
        <Summary {...props} />
      </AccordionDetails>
    </Accordion>
  );
}
