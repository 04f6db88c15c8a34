import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMore from '@mui/icons-material/ExpandMore';

const theme = createTheme({
  components: {
    MuiAccordion: {
      defaultProps: {
        disableGutters: true,
        square: true,
        variant: 'outlined',
      },
      styleOverrides: {
        root: {
          borderRadius: 12,
          marginBottom: 8,
          '&::before': { display: 'none' },
        },
      },
    },
    MuiAccordionSummary: {
      defaultProps: { expandIcon: <ExpandMore /> },
      styleOverrides: { content: { fontWeight: 500 } },
    },
  },
});

export default function AccordionTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={theme}>
      {['Members', 'Billing'].map((name) => (
        <Accordion key={name}>
          <AccordionSummary id={id + name} aria-controls={`${id}about-${name}`}>
            {name}
          </AccordionSummary>
          <AccordionDetails>
            Only owners of the team can change this.
          </AccordionDetails>
        </Accordion>
      ))}
    </ThemeProvider>
  );
}
