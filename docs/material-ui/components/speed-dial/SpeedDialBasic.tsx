import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Event from '@mui/icons-material/Event';
import PersonAdd from '@mui/icons-material/PersonAdd';
import UploadFile from '@mui/icons-material/UploadFile';

export default function SpeedDialBasic() {
  return (
    <Box sx={{ position: 'relative', height: 260 }}>
      <SpeedDial
        ariaLabel="Add to project"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<UploadFile />} tooltipTitle="Upload file" />
        <SpeedDialAction icon={<PersonAdd />} tooltipTitle="Invite member" />
        <SpeedDialAction icon={<Event />} tooltipTitle="Add event" />
      </SpeedDial>
    </Box>
  );
}
