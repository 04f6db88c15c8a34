import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const folders = { Inbox: 7, Drafts: 2, 'Sent and archived messages': 0 };

export default function TabsBadges() {
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Box sx={{ maxWidth: '100%' }}>
      <Tabs
        variant="scrollable"
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Folders"
        value={folder}
        onChange={(_event, newValue: string) => setFolder(newValue)}
      >
        {Object.entries(folders).map(([name, count]) => (
          <Tab
            key={name}
            wrapped
            value={name}
            label={name}
            icon={<Chip component="span" size="small" label={count} />}
            iconPosition="end"
            sx={{ minHeight: 48, maxWidth: 190 }}
          />
        ))}
      </Tabs>
    </Box>
  );
}
