import Switch from '@mui/joy/Switch';

export default function SwitchIos() {
  return (
    <Switch
      defaultChecked
      color="success"
      slotProps={{ input: { 'aria-label': 'Flight mode' } }}
      sx={{
        '--Switch-thumbSize': '27px',
        '--Switch-trackWidth': '51px',
        '--Switch-trackHeight': '31px',
        '& .MuiSwitch-thumb': { boxShadow: 'md' },
      }}
    />
  );
}
