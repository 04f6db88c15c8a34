import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import CheckIcon from '@mui/icons-material/Check';
import SaveIcon from '@mui/icons-material/Save';
import { visuallyHidden } from '@mui/utils';

const spinner = <CircularProgress aria-hidden size={20} color="inherit" />;

const phases = {
  idle: { text: 'Save', icon: <SaveIcon /> },
  saving: { text: 'Saving', icon: spinner },
  saved: { text: 'Saved', icon: <CheckIcon /> },
};

export default function ProgressSaveButton() {
  const [phase, setPhase] = React.useState<keyof typeof phases>('idle');
  const { text, icon } = phases[phase];

  const save = async () => {
    if (phase === 'saving') {
      return;
    }
    setPhase('saving');
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    setPhase('saved');
  };

  return (
    <div>
      <Button
        variant="contained"
        color={phase === 'saved' ? 'success' : 'primary'}
        startIcon={icon}
        onClick={save}
      >
        {text}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {phase !== 'idle' && text}
      </Box>
    </div>
  );
}
