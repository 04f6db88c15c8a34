import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const DAYS = ['Tuesday 14 May', 'Wednesday 15 May', 'Friday 17 May'];

export default function DialogMoveDelivery() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [day, setDay] = React.useState(DAYS[0]);
  const [choice, setChoice] = React.useState(DAYS[0]);

  const handleOpen = () => {
    setChoice(day);
    setOpen(true);
  };

  const handleClose = () => setOpen(false);

  const handleMove = () => {
    setDay(choice);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Stack
        direction="row"
        alignItems="center"
        justifyContent="space-between"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
      >
        <Typography role="status">Your sofa arrives on {day}.</Typography>
        <Button variant="outlined" onClick={handleOpen}>
          Move delivery
        </Button>
      </Stack>
      <Dialog open={open} onClose={handleClose} aria-describedby={descriptionId}>
        <DialogTitle>Move delivery</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Two people carry the sofa up, between 8:00 and 12:00.
          </DialogContentText>
          <RadioGroup
            aria-label="Day of delivery"
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
            sx={{ mt: 1 }}
          >
            {DAYS.map((label) => (
              <FormControlLabel
                key={label}
                value={label}
                control={<Radio autoFocus={label === day} />}
                label={label}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Leave it</Button>
          <Button variant="contained" onClick={handleMove}>
            Move
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
