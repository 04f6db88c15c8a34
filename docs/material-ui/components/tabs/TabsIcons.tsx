import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import List from '@mui/icons-material/List';
import Settings from '@mui/icons-material/Settings';

function SettingsTab(props: { value: string }) {
  return (
    <Tooltip title="Settings">
      <Tab {...props} icon={<Settings />} sx={{ minWidth: 64 }} />
    </Tooltip>
  );
}

export default function TabsIcons() {
  const [view, setView] = React.useState('list');

  return (
    <Tabs
      aria-label="View"
      value={view}
      onChange={(_event, newValue: string) => setView(newValue)}
    >
      <Tab
        value="list"
        label="List"
        icon={<List />}
        iconPosition="start"
        sx={{ minHeight: 48 }}
      />
      <Tab
        value="calendar"
        label="Calendar"
        icon={<CalendarMonth />}
        iconPosition="start"
        sx={{ minHeight: 48 }}
      />
      <SettingsTab value="settings" />
    </Tabs>
  );
}
