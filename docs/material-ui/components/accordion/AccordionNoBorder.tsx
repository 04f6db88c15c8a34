import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import ExpandMore from '@mui/icons-material/ExpandMore';

const filters = { Colour: ['White', 'Black'], Size: ['S', 'M', 'L'] };

export default function AccordionNoBorder() {
  const id = React.useId();

  return (
    <div>
      {Object.entries(filters).map(([filter, options]) => (
        <Accordion
          key={filter}
          disableGutters
          elevation={0}
          sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            id={id + filter}
            aria-controls={`${id}options-${filter}`}
            expandIcon={<ExpandMore />}
            sx={{ px: 0, fontWeight: 'medium' }}
          >
            {filter}
          </AccordionSummary>
          <AccordionDetails sx={{ p: 0 }}>
            <FormGroup>
              {options.map((option) => (
                <FormControlLabel
                  key={option}
                  control={<Checkbox />}
                  label={option}
                />
              ))}
            </FormGroup>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
