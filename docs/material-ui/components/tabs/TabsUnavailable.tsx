import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

export default function TabsUnavailable() {
  const [counted, setCounted] = React.useState(false);
  const [value, setValue] = React.useState('votes');

  const handleCount = () => {
    setCounted(!counted);
    setValue('votes');
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Tabs
        aria-label="Election of the board"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
      >
        <Tab value="votes" label="Votes" />
        <Tab value="result" label="Result" disabled={!counted} />
        <Tab value="board" label="Board" />
      </Tabs>
      <Typography role="status" color="text.secondary">
        {counted
          ? 'All 64 votes are counted.'
          : 'The result opens when all 64 votes are counted.'}
      </Typography>
      <Button size="small" variant="outlined" onClick={handleCount}>
        {counted ? 'Count again' : 'Count the last vote'}
      </Button>
    </Stack>
  );
}
