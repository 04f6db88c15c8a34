import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const fields = ['Message', 'Notes'];

export default function TabsKeepMounted() {
  const id = React.useId();
  const [value, setValue] = React.useState('Message');
  const [visited, setVisited] = React.useState(['Message']);

  const handleChange = (_event: React.SyntheticEvent, newValue: string) => {
    setValue(newValue);
    setVisited([...visited, newValue]);
  };

  return (
    <React.Fragment>
      <Tabs aria-label="Ticket" value={value} onChange={handleChange}>
        {fields.map((field) => (
          <Tab
            key={field}
            value={field}
            label={field}
            id={id + field}
            aria-controls={`${id}${field}-panel`}
          />
        ))}
      </Tabs>
      {fields.map((field) => (
        <Box
          key={field}
          role="tabpanel"
          id={`${id}${field}-panel`}
          aria-labelledby={id + field}
          hidden={field !== value}
          sx={{ pt: 3 }}
        >
          {visited.includes(field) && <TextField fullWidth label={field} />}
        </Box>
      ))}
    </React.Fragment>
  );
}
