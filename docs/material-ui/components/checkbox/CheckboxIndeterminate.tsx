import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const ROOMS = ['Kitchen', 'Hall', 'Workshop'];

export default function CheckboxIndeterminate() {
  const parentRef = React.useRef<HTMLInputElement>(null);
  const [heated, setHeated] = React.useState(['Kitchen']);
  const all = heated.length === ROOMS.length;
  const some = heated.length > 0 && !all;

  React.useEffect(() => {
    if (parentRef.current) {
      parentRef.current.indeterminate = some;
    }
  }, [some]);

  return (
    <div role="group" aria-label="Heating">
      <FormControlLabel
        control={
          <Checkbox checked={all} indeterminate={some} inputRef={parentRef} />
        }
        label="Heat the ground floor"
        onChange={(_event, checked) => setHeated(checked ? ROOMS : [])}
      />
      <Box sx={{ display: 'grid', ml: 4 }}>
        {ROOMS.map((room) => (
          <FormControlLabel
            key={room}
            control={<Checkbox checked={heated.includes(room)} />}
            label={room}
            onChange={(_event, checked) =>
              setHeated(
                ROOMS.filter((other) =>
                  other === room ? checked : heated.includes(other),
                ),
              )
            }
          />
        ))}
      </Box>
    </div>
  );
}
