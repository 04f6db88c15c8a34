import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import { type TransitionProps } from '@mui/material/transitions';
import CreateNewFolder from '@mui/icons-material/CreateNewFolder';
import NoteAdd from '@mui/icons-material/NoteAdd';

function GrowIn({ children, ...other }: TransitionProps) {
  return <Grow {...other}>{children as React.ReactElement}</Grow>;
}

export default function SpeedDialHidden() {
  const [readOnly, setReadOnly] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', height: 240 }}>
      <FormControlLabel
        label="Read only"
        control={
          <Switch checked={readOnly} onChange={() => setReadOnly(!readOnly)} />
        }
      />
      <SpeedDial
        ariaLabel="New in this folder"
        hidden={readOnly}
        icon={<SpeedDialIcon />}
        TransitionComponent={GrowIn}
        transitionDuration={{ enter: 300, exit: 120 }}
        sx={{
          position: 'absolute',
          bottom: 0,
          insetInlineStart: 0,
          visibility: readOnly ? 'hidden' : 'visible',
        }}
      >
        <SpeedDialAction
          icon={<NoteAdd />}
          tooltipTitle="Document"
          tooltipPlacement="right"
        />
        <SpeedDialAction
          icon={<CreateNewFolder />}
          tooltipTitle="Folder"
          tooltipPlacement="right"
          FabProps={{ sx: { color: 'primary.main' } }}
        />
      </SpeedDial>
    </Box>
  );
}
