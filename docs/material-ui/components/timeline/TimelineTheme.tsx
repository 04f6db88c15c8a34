import type {} from '@mui/lab/themeAugmentation';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

function shapeTimelines(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTimelineItem: {
        styleOverrides: {
          root: { minHeight: 56, '&::before': { display: 'none' } },
        },
      },
      MuiTimelineDot: {
        defaultProps: { color: 'primary' },
        styleOverrides: {
          root: { borderRadius: 2, transform: 'rotate(45deg)', boxShadow: 'none' },
        },
      },
      MuiTimelineConnector: {
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({ width: 4, bgcolor: 'primary.main' }),
        },
      },
    },
  };
}

const SETS = ['Overture', 'Two dances', 'Interval', 'Songs from the valley'];

export default function TimelineTheme() {
  return (
    <ThemeProvider theme={shapeTimelines}>
      <Timeline role="list" aria-label="Evening of music" sx={{ m: 0, px: 1 }}>
        {SETS.map((title, position) => (
          <TimelineItem key={title}>
            <TimelineSeparator>
              <TimelineDot />
              {position < SETS.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{title}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </ThemeProvider>
  );
}
