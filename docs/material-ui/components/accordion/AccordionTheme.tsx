import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

function shapeAccordions(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAccordion: {
        defaultProps: { disableGutters: true, elevation: 0, square: true },
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              mb: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              '&::before': { display: 'none' },
              '&.Mui-expanded': { borderColor: 'primary.main' },
            }),
        },
      },
      MuiAccordionSummary: {
        defaultProps: { expandIcon: <ExpandMoreRounded /> },
        styleOverrides: {
          content: ({ theme }) => ({
            fontWeight: theme.typography.fontWeightMedium,
          }),
        },
      },
    },
  };
}

export default function AccordionTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={shapeAccordions}>
      {['Lenses', 'Tripods'].map((name) => (
        <Accordion key={name}>
          <AccordionSummary id={`${id}-${name}`} aria-controls={`${id}-of-${name}`}>
            {name}
          </AccordionSummary>
          <AccordionDetails>Lent for three days at most.</AccordionDetails>
        </Accordion>
      ))}
    </ThemeProvider>
  );
}
