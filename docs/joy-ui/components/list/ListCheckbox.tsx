import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const channels = ['Email', 'SMS', 'Push notification'];

export default function ListCheckbox() {
  const titleId = React.useId();
  const [chosen, setChosen] = React.useState(['Email']);

  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} level="title-sm">
        Send alerts by
      </Typography>
      <List>
        {channels.map((channel) => (
          <ListItem
            key={channel}
            variant={chosen.includes(channel) ? 'soft' : 'plain'}
          >
            <Checkbox
              overlay
              label={channel}
              checked={chosen.includes(channel)}
              onChange={({ target: { checked } }) =>
                setChosen((old) =>
                  checked
                    ? [...old, channel]
                    : old.filter((name) => name !== channel),
                )
              }
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
