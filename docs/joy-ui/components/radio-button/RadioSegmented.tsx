import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSegmented() {
  const [view, setView] = React.useState('week');

  return (
    <RadioGroup
      orientation="horizontal"
      aria-label="Calendar view"
      value={view}
      onChange={(event) => setView(event.target.value)}
      sx={{
        width: 'fit-content',
        p: 0.5,
        borderRadius: 'lg',
        bgcolor: 'neutral.softBg',
        '--RadioGroup-gap': '4px',
        '--Radio-actionRadius': '8px',
      }}
    >
      {['day', 'week', 'month'].map((name) => (
        <Radio
          key={name}
          disableIcon
          value={name}
          label={name}
          variant="plain"
          color="neutral"
          sx={{ px: 2, py: 0.5, alignItems: 'center' }}
          slotProps={{
            action: ({ checked }) => ({
              sx: checked ? { bgcolor: 'background.surface', boxShadow: 'sm' } : {},
            }),
          }}
        />
      ))}
    </RadioGroup>
  );
}
