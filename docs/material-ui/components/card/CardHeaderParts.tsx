import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';

export default function CardHeaderParts() {
  const [kept, setKept] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400 }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden="true"
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            IO
          </Avatar>
        }
        title="Ines Okafor"
        subheader="Repair café, Saturday at ten"
        action={
          <IconButton
            aria-label="Keep this offer"
            aria-pressed={kept}
            onClick={() => setKept(!kept)}
          >
            {kept ? <Bookmark /> : <BookmarkBorder />}
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography>
          I can look at radios and record players. Bring the power supply, and a cake
          if you like.
        </Typography>
      </CardContent>
    </Card>
  );
}
