import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import LockRounded from '@mui/icons-material/LockRounded';

const THUMB = {
  display: 'grid',
  placeContent: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  boxShadow: 1,
  '& svg': { fontSize: 14 },
};

export default function SwitchIcons() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          icon={
            <Box
              component="span"
              sx={{ ...THUMB, bgcolor: 'text.secondary', color: 'background.paper' }}
            >
              <LockOpenRounded />
            </Box>
          }
          checkedIcon={
            <Box
              component="span"
              sx={{
                ...THUMB,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              <LockRounded />
            </Box>
          }
          inputProps={{ role: 'switch' }}
        />
      }
      label="Shed is locked"
    />
  );
}
