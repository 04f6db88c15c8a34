import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { Card, Person } from './parts';

const people = { Anna: 'Design', Ben: 'Sales, on leave', Clara: 'Support' };

export default function PopperBasic() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div>
      {Object.entries(people).map(([name, team]) => (
        <Person
          key={name}
          type="button"
          value={team}
          aria-expanded={anchor?.value === team}
          onClick={(event) => setAnchor(event.currentTarget)}
          onBlur={() => setAnchor(null)}
          onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
        >
          {name}
        </Person>
      ))}
      <Popper role="note" open={anchor !== null} anchorEl={anchor} disablePortal>
        <Card>{anchor?.value}</Card>
      </Popper>
    </div>
  );
}
