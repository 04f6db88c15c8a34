import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const BoldSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 0,
  margin: theme.spacing(0.5, 1),
  [`& .${switchClasses.switchBase}`]: {
    padding: 4,
    color: theme.palette.text.secondary,
    [`&.${switchClasses.checked}`]: {
      color: theme.palette.primary.contrastText,
      transform: 'translateX(20px)',
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: { opacity: 1 },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: 2,
    },
  },
  [`& .${switchClasses.thumb}`]: { width: 24, height: 24, boxShadow: 'none' },
  [`& .${switchClasses.track}`]: {
    boxSizing: 'border-box',
    border: `2px solid ${theme.palette.text.secondary}`,
    borderRadius: 16,
    backgroundColor: 'transparent',
    opacity: 1,
  },
}));

export default function SwitchBold() {
  return (
    <>
      <FormControlLabel control={<BoldSwitch defaultChecked />} label="Fog horn" />
      <FormControlLabel control={<BoldSwitch />} label="Search light" />
    </>
  );
}
