import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const FAULTS = [
  { label: 'Hums', advice: 'Tighten the four screws of the cover.' },
  { label: 'Drips', advice: 'Change the seal of the filter.' },
  { label: 'Cold', advice: 'Open the valve on the return pipe.' },
];

export default function TabsNothingChosen() {
  const id = React.useId();
  const [value, setValue] = React.useState<number | false>(false);

  return (
    <React.Fragment>
      <Tabs
        aria-label="What the heating does"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {FAULTS.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-${index}`}
            aria-controls={value === index ? `${id}-advice` : undefined}
          />
        ))}
      </Tabs>
      {value === false ? (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          What does the heating do? Choose one above.
        </Typography>
      ) : (
        <Box
          role="tabpanel"
          id={`${id}-advice`}
          aria-labelledby={`${id}-${value}`}
          sx={{ p: 2 }}
        >
          <Typography gutterBottom>{FAULTS[value]?.advice}</Typography>
          <Button
            size="small"
            onClick={() => {
              setValue(false);
              document.getElementById(`${id}-0`)?.focus();
            }}
          >
            None of these
          </Button>
        </Box>
      )}
    </React.Fragment>
  );
}
