import type {} from '@mui/lab/themeAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const theme = createTheme({
  components: {
    MuiTimelineItem: {
      styleOverrides: {
        root: { minHeight: 56, '&::before': { display: 'none' } },
      },
    },
    MuiTimelineDot: {
      defaultProps: { color: 'primary' },
      styleOverrides: { root: { borderRadius: 2, boxShadow: 'none' } },
    },
    MuiTimelineConnector: { styleOverrides: { root: { width: 4 } } },
  },
});

export default function TimelineTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Timeline role="list" aria-label="Onboarding">
        {['Account', 'Team', 'First project'].map((step, index) => (
          <TimelineItem key={step}>
            <TimelineSeparator>
              <TimelineDot />
              {index < 2 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{step}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </ThemeProvider>
  );
}
