import * as React from 'react';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import MenuBook from '@mui/icons-material/MenuBookOutlined';

const CORNERS: Record<string, BadgeOrigin> = {
  'top, end': { vertical: 'top', horizontal: 'right' },
  'bottom, end': { vertical: 'bottom', horizontal: 'right' },
  'bottom, start': { vertical: 'bottom', horizontal: 'left' },
  'top, start': { vertical: 'top', horizontal: 'left' },
};

export default function BadgeCorner() {
  const [corner, setCorner] = React.useState('bottom, end');

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={4}
      alignItems="center"
    >
      <Badge badgeContent={12} color="secondary" anchorOrigin={CORNERS[corner]}>
        <MenuBook sx={{ fontSize: 56 }} />
      </Badge>
      <RadioGroup
        aria-label="Corner"
        value={corner}
        onChange={(_event, value) => setCorner(value)}
      >
        {Object.keys(CORNERS).map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={name}
          />
        ))}
      </RadioGroup>
    </Stack>
  );
}
