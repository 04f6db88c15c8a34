import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels = [
  { label: 'Details', text: 'Oak desk, 140 × 70 cm' },
  { label: 'Delivery', text: 'Arrives within five working days' },
  { label: 'Returns', text: 'Free within 30 days' },
];

export default function TabsCustomPanels() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <div>
      <Tabs
        aria-label="Product"
        value={value}
        onChange={(_event, newValue: number) => setValue(newValue)}
      >
        {panels.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {panels.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {text}
        </Box>
      ))}
    </div>
  );
}
