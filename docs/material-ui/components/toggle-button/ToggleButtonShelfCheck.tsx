import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const ITEMS = ['Rice, 5 kg', 'Lentils, 2 kg', 'Salt, 1 kg'];

export default function ToggleButtonShelfCheck() {
  const [findings, setFindings] = React.useState<Record<string, string | null>>({
    'Rice, 5 kg': 'full',
    'Lentils, 2 kg': 'low',
  });

  return (
    <Stack spacing={1.5}>
      {ITEMS.map((item) => (
        <Stack
          key={item}
          direction="row"
          flexWrap="wrap"
          useFlexGap
          spacing={1}
          alignItems="center"
          justifyContent="space-between"
        >
          <Typography>{item}</Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={item}
            sx={{ '& .Mui-selected.Mui-selected': { color: 'text.primary' } }}
            value={findings[item] ?? null}
            onChange={(_event, next: string | null) =>
              setFindings({ ...findings, [item]: next })
            }
          >
            <ToggleButton value="full" color="success">
              Full
            </ToggleButton>
            <ToggleButton value="low" color="warning">
              Low
            </ToggleButton>
            <ToggleButton value="gone" color="error">
              Gone
            </ToggleButton>
          </ToggleButtonGroup>
        </Stack>
      ))}
    </Stack>
  );
}
