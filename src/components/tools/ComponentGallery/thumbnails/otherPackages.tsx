import type { ComponentType } from 'react';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CalendarTodayIcon from '@mui/icons-material/CalendarToday';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

const WELLS = [
  ['North', 41],
  ['Mill', 38],
] as const;

/** MUI X is drawn of Material UI: its packages are too heavy for a thumbnail. */
export const OTHER_PACKAGES: Record<string, ComponentType> = {
  'react-data-grid': () => (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Well</TableCell>
          <TableCell align="right">
            Level <ArrowUpwardIcon sx={{ fontSize: 14 }} />
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {WELLS.map(([name, level]) => (
          <TableRow key={name} selected={level > 40}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{level}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  'react-date-pickers': () => (
    <TextField
      fullWidth
      size="small"
      label="Day"
      value="04/18/2024"
      InputProps={{
        endAdornment: (
          <InputAdornment position="end">
            <CalendarTodayIcon fontSize="small" />
          </InputAdornment>
        ),
      }}
    />
  ),
  'react-charts': () => (
    <Stack direction="row" spacing={1} alignItems="end" justifyContent="center">
      {[36, 64, 88, 52, 72].map((height) => (
        <Box key={height} sx={{ width: 16, height, bgcolor: 'primary.main' }} />
      ))}
    </Stack>
  ),
  'react-tree-view': () => (
    <Box sx={{ typography: 'body2', paddingInlineStart: 2 }}>
      Herbarium
      <Box sx={{ paddingInlineStart: 2 }}>
        Ferns
        <Box sx={{ paddingInlineStart: 2, color: 'primary.main' }}>Maidenhair</Box>
        Mosses
      </Box>
    </Box>
  ),
  'react-timeline': () => (
    <Timeline
      sx={{
        m: 0,
        p: 0,
        [`& .${timelineItemClasses.root}`]: { minHeight: 44 },
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
      }}
    >
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Sown</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Ripe</TimelineContent>
      </TimelineItem>
    </Timeline>
  ),
};
