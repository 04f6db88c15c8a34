import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const DAYS = Array.from({ length: 30 }, (_, index) => index + 1);

export default function AccordionOnDemand() {
  const id = React.useId();

  return (
    <div>
      {['April', 'June'].map((month) => (
        <Accordion key={month} slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary
            id={`${id}-${month}`}
            aria-controls={`${id}-tides-${month}`}
            expandIcon={<ExpandMoreRounded />}
          >
            High water in {month}
          </AccordionSummary>
          <AccordionDetails tabIndex={0} sx={{ maxHeight: 180, overflowY: 'auto' }}>
            <Table size="small" aria-label={`High water in ${month}`}>
              <TableBody>
                {DAYS.map((day) => (
                  <TableRow key={day}>
                    <TableCell component="th" scope="row">
                      {day} {month}
                    </TableCell>
                    <TableCell align="right">
                      {(day * 5) % 12}:{String((day * 49) % 60).padStart(2, '0')}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
