import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

const STRINGS = [
  { note: 'E', tension: '7.3 kg' },
  { note: 'A', tension: '6.9 kg' },
  { note: 'D', tension: '6.7 kg' },
  { note: 'G', tension: '5.6 kg' },
];

export default function TabsFollowFocus() {
  const [note, setNote] = React.useState('A');
  const [follow, setFollow] = React.useState(true);

  return (
    <TabContext value={note}>
      <FormControlLabel
        control={
          <Switch
            checked={follow}
            onChange={(event) => setFollow(event.target.checked)}
          />
        }
        label="Arrow keys choose"
      />
      <TabList
        selectionFollowsFocus={follow}
        variant="fullWidth"
        aria-label="Strings of the bass"
        onChange={(_event, next: string) => setNote(next)}
      >
        {STRINGS.map((string) => (
          <Tab
            key={string.note}
            value={string.note}
            label={string.note}
            sx={{ minWidth: 48 }}
          />
        ))}
      </TabList>
      {STRINGS.map((string) => (
        <TabPanel key={string.note} value={string.note} tabIndex={0}>
          Pull: {string.tension}
        </TabPanel>
      ))}
    </TabContext>
  );
}
