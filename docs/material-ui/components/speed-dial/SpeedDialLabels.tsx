import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Chat from '@mui/icons-material/Chat';
import Email from '@mui/icons-material/Email';
import Phone from '@mui/icons-material/Phone';

const channels = [
  { title: 'Call support', icon: <Phone /> },
  { title: 'Send an email', icon: <Email /> },
  { title: 'Open the chat', icon: <Chat /> },
];

export default function SpeedDialLabels() {
  return (
    <Box
      sx={{
        position: 'relative',
        height: 260,
        '& .MuiSpeedDialAction-staticTooltipLabel': { whiteSpace: 'nowrap' },
      }}
    >
      <SpeedDial
        ariaLabel="Contact"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {channels.map(({ title, icon }) => (
          <SpeedDialAction
            key={title}
            icon={icon}
            tooltipTitle={title}
            tooltipOpen
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
