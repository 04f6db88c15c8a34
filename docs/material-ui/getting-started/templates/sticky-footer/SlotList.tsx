import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Day } from './data';

interface SlotListProps {
  day: Day;
  booked: readonly string[];
  onToggle: (id: string) => void;
}

export default function SlotList({ day, booked, onToggle }: SlotListProps) {
  const id = React.useId();

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {day.name}
      </Typography>
      <List disablePadding>
        {day.slots.map((slot) => {
          const isBooked = booked.includes(slot.id);
          return (
            <ListItem key={slot.id} disableGutters sx={{ gap: 1 }}>
              <ListItemText
                primary={`${slot.time}, ${slot.lane.toLowerCase()}`}
                secondary={
                  slot.free > 0
                    ? `${slot.free - Number(isBooked)} places left`
                    : 'Full'
                }
              />
              <Button
                size="small"
                variant={isBooked ? 'contained' : 'outlined'}
                aria-label={`${isBooked ? 'Booked' : 'Book'}: ${slot.id}`}
                aria-pressed={isBooked}
                disabled={slot.free === 0}
                onClick={() => onToggle(slot.id)}
              >
                {isBooked ? 'Booked' : 'Book'}
              </Button>
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
