import List from '@mui/material/List';
import { TramRow } from './TramRow';
import { TRAM_TIMES } from './tramTimes';

export default function TramTimetable() {
  return (
    <List aria-label="Next trams">
      {TRAM_TIMES.map((time) => (
        <TramRow key={`${time.line} ${time.to}`} {...time} />
      ))}
    </List>
  );
}
