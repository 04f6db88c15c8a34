import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

const sections = {
  General: 'Language and time zone',
  Security: 'Password and two-factor login',
  Teams: 'Members and roles',
};

export default function TabsVertical() {
  const [section, setSection] = React.useState('General');

  return (
    <TabContext value={section}>
      <Stack direction="row" sx={{ width: '100%' }}>
        <TabList
          orientation="vertical"
          aria-label="Workspace settings"
          onChange={(_event, newValue: string) => setSection(newValue)}
          sx={{ flexShrink: 0, borderInlineEnd: 1, borderColor: 'divider' }}
        >
          {Object.keys(sections).map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {Object.entries(sections).map(([name, text]) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </Stack>
    </TabContext>
  );
}
