import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const IOSSwitch = styled(Switch)(({ theme }) => ({
  width: 42,
  height: 26,
  padding: 0,
  '& .MuiSwitch-switchBase': {
    padding: 2,
    color: theme.palette.common.white,
    '&.Mui-checked': {
      color: theme.palette.common.white,
      transform: 'translateX(16px)',
    },
    '&.Mui-checked + .MuiSwitch-track': {
      backgroundColor: theme.palette.success.main,
      opacity: 1,
    },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      border: `2px solid ${theme.palette.text.primary}`,
    },
    '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
  },
  '& .MuiSwitch-thumb': { width: 22, height: 22 },
  '& .MuiSwitch-track': {
    boxSizing: 'border-box',
    borderRadius: 13,
    backgroundColor: theme.palette.grey[600],
    opacity: 1,
  },
}));

export default function SwitchIOS() {
  return (
    <FormControlLabel
      control={<IOSSwitch defaultChecked />}
      label="Bluetooth"
      sx={{ marginInline: 0, gap: 1 }}
    />
  );
}
