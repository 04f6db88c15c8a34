import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchTrackText() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'Heating' },
        track: {
          children: (
            <>
              <Typography component="span" level="inherit" sx={{ ml: '10px' }}>
                On
              </Typography>
              <Typography component="span" level="inherit" sx={{ mr: '8px' }}>
                Off
              </Typography>
            </>
          ),
        },
      }}
      sx={{
        '--Switch-thumbSize': '26px',
        '--Switch-trackWidth': '68px',
        '--Switch-trackHeight': '32px',
      }}
    />
  );
}
