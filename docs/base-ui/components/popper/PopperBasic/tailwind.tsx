import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { card, person } from './classes';

const people = { Anna: 'Design', Ben: 'Sales, on leave', Clara: 'Support' };

export default function PopperBasic() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div>
      {Object.entries(people).map(([name, team]) => (
        <button
          key={name}
          type="button"
          className={person}
          value={team}
          aria-expanded={anchor?.value === team}
          onClick={(event) => setAnchor(event.currentTarget)}
          onBlur={() => setAnchor(null)}
          onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
        >
          {name}
        </button>
      ))}
      <Popper role="note" open={anchor !== null} anchorEl={anchor} disablePortal>
        <div className={card}>{anchor?.value}</div>
      </Popper>
    </div>
  );
}
