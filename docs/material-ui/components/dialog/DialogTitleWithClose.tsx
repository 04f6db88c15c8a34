import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';

const FACTS = [
  ['Grown at', '1,850 m'],
  ['Washed', 'twice, in spring water'],
  ['Tastes of', 'apricot and black tea'],
];

export default function DialogTitleWithClose() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        About this coffee
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-describedby={descriptionId}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <DialogTitle sx={{ flex: 1 }}>Yirgacheffe, lot 27</DialogTitle>
          <IconButton
            autoFocus
            aria-label="Close"
            onClick={() => setOpen(false)}
            sx={{ m: 1.5 }}
          >
            <Close />
          </IconButton>
        </Box>
        <DialogContent dividers>
          <DialogContentText id={descriptionId}>
            Twelve families pick it by hand, in November and December.
          </DialogContentText>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 2,
              rowGap: 0.5,
              mb: 0,
              '& dd': { m: 0 },
            }}
          >
            {FACTS.map(([term, value]) => (
              <React.Fragment key={term}>
                <Typography component="dt" color="text.secondary">
                  {term}
                </Typography>
                <Typography component="dd">{value}</Typography>
              </React.Fragment>
            ))}
          </Box>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
