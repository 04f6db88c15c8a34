import * as React from 'react';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

const STEPS = ['Draft', 'In review', 'Printed'];

export default function ChipStatusMenu() {
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [step, setStep] = React.useState('Draft');

  const choose = (next: string) => {
    setStep(next);
    setAnchor(null);
  };

  return (
    <Stack direction="row" gap={1.5} flexWrap="wrap" alignItems="center">
      <Typography>Map of the wetlands</Typography>
      <Chip
        component="button"
        icon={<ExpandMore />}
        label={step}
        aria-label={`Step: ${step}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event: React.MouseEvent<HTMLElement>) =>
          setAnchor(event.currentTarget)
        }
      />
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Step' }}
      >
        {STEPS.map((name) => (
          <MenuItem key={name} selected={name === step} onClick={() => choose(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
