import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

const SONGS = ['Low water', 'The ropewalk', 'Nine herons'];

export default function ListWithAction() {
  const [liked, setLiked] = React.useState(['Low water']);
  const [playing, setPlaying] = React.useState('');

  const toggle = (song: string) =>
    setLiked((before) =>
      before.includes(song)
        ? before.filter((other) => other !== song)
        : [...before, song],
    );

  return (
    <>
      <List aria-label="Songs">
        {SONGS.map((song) => {
          const isLiked = liked.includes(song);
          return (
            <ListItem
              key={song}
              disablePadding
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Keep ${song}`}
                  aria-pressed={isLiked}
                  onClick={() => toggle(song)}
                >
                  {isLiked ? <Star /> : <StarBorder />}
                </IconButton>
              }
            >
              <ListItemButton onClick={() => setPlaying(song)}>
                <ListItemText primary={song} />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      <Typography role="status" color="text.secondary" sx={{ px: 2 }}>
        {playing ? `Plays ${playing}` : 'Nothing plays'}
      </Typography>
    </>
  );
}
