import * as React from 'react';
import { TransitionGroup } from 'react-transition-group';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

const INVITED = ['anna@example.com', 'ben@example.com', 'carla@example.com'];

export default function TransitionGroupList() {
  const [people, setPeople] = React.useState(INVITED.slice(0, 2));
  const next = INVITED.find((person) => !people.includes(person));

  return (
    <div>
      <Button
        variant="outlined"
        aria-disabled={!next}
        onClick={() => next && setPeople([next, ...people])}
      >
        Invite someone
      </Button>
      <Box component="ul" aria-label="Invited people" sx={{ p: 0 }}>
        <TransitionGroup component={null}>
          {people.map((person) => (
            <Collapse key={person} component="li" sx={{ listStyle: 'none' }}>
              {person}
              <Button
                aria-label={`Remove ${person}`}
                onClick={() => setPeople(people.filter((one) => one !== person))}
              >
                Remove
              </Button>
            </Collapse>
          ))}
        </TransitionGroup>
      </Box>
    </div>
  );
}
