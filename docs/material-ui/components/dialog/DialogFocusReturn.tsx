import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';

export default function DialogFocusReturn() {
  const titleId = React.useId();
  const titleRef = React.useRef<HTMLParagraphElement>(null);
  const [members, setMembers] = React.useState(['Amara', 'Jonas', 'Mei', 'Tomás']);
  const [leaving, setLeaving] = React.useState('');
  const [open, setOpen] = React.useState(false);

  const handleAsk = (member: string) => {
    setLeaving(member);
    setOpen(true);
  };

  const handleRemove = () => {
    setMembers(members.filter((member) => member !== leaving));
    setOpen(false);
  };

  const handleExited = () => {
    // The button that opened the dialog has gone with its row.
    if (!members.includes(leaving)) {
      titleRef.current?.focus();
    }
  };

  return (
    <React.Fragment>
      <Typography
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        sx={{ fontWeight: 'medium', '&:focus-visible': { outlineOffset: 4 } }}
      >
        Rowing crew, {members.length} aboard
      </Typography>
      <List dense aria-labelledby={titleId}>
        {members.map((member) => (
          <ListItem
            key={member}
            disableGutters
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${member}`}
                onClick={() => handleAsk(member)}
              >
                <RemoveCircleOutline />
              </IconButton>
            }
          >
            <ListItemText primary={member} />
          </ListItem>
        ))}
      </List>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionProps={{ onExited: handleExited }}
      >
        <DialogTitle>Remove {leaving} from the crew?</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => setOpen(false)}>
            Keep
          </Button>
          <Button variant="contained" onClick={handleRemove}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
