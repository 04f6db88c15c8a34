import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const PARTS = ['Notice', 'Contact'];

export default function TabsKeepDraft() {
  const id = React.useId();
  const [value, setValue] = React.useState(PARTS[0]);
  const [visited, setVisited] = React.useState([PARTS[0]]);

  const handleChange = (_event: React.SyntheticEvent, next: string) => {
    setValue(next);
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
  };

  return (
    <React.Fragment>
      <Tabs aria-label="Notice to the house" value={value} onChange={handleChange}>
        {PARTS.map((part) => (
          <Tab
            key={part}
            value={part}
            label={part}
            id={`${id}-tab-${part}`}
            aria-controls={`${id}-panel-${part}`}
          />
        ))}
      </Tabs>
      {PARTS.map((part) => (
        <Box
          key={part}
          role="tabpanel"
          id={`${id}-panel-${part}`}
          aria-labelledby={`${id}-tab-${part}`}
          hidden={part !== value}
          sx={{ pt: 3 }}
        >
          {visited.includes(part) && (
            <TextField
              fullWidth
              multiline={part === 'Notice'}
              label={part === 'Notice' ? 'Text of the notice' : 'Telephone'}
              defaultValue={part === 'Notice' ? 'No water on Tuesday until' : ''}
            />
          )}
        </Box>
      ))}
    </React.Fragment>
  );
}
