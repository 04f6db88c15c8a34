import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAccordionGroup: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { '--List-radius': '12px' } },
    },
    JoyAccordionSummary: {
      styleOverrides: {
        indicator: ({ theme: { vars } }) => ({
          '--Icon-color': vars.palette.primary[500],
        }),
      },
    },
    JoyAccordionDetails: {
      styleOverrides: {
        root: {
          transition: 'var(--AccordionDetails-transition), visibility 0.2s',
          '&:not(.Mui-expanded)': { visibility: 'hidden' },
        },
      },
    },
  },
});

export default function AccordionTheme() {
  return (
    <ThemeProvider theme={theme}>
      <AccordionGroup>
        <Accordion>
          <AccordionSummary>Storage</AccordionSummary>
          <AccordionDetails>42 of 100 GB used.</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </ThemeProvider>
  );
}
