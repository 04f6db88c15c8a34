import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = ['Profile', 'Billing'];

export default function VerticalTabs() {
  const [value, setValue] = React.useState(0);
  const id = React.useId();
  return (
    <Box sx={{ display: 'flex' }}>
      <Tabs
        orientation="vertical"
        aria-label="Settings"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {pages.map((page, index) => (
          <Tab
            key={page}
            label={page}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {pages.map((page, index) => (
        <div
          key={page}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== value}
        >
          {page} of Mia Chen
        </div>
      ))}
    </Box>
  );
}
