import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const ROOMS = { 'First floor': ['Oak', 'Elm'], 'Second floor': ['Ash', 'Fir'] };

export default function SelectGroups() {
  const id = React.useId();

  return (
    <Select aria-label="Room" defaultValue="Oak">
      {Object.entries(ROOMS).map(([floor, rooms], index) => (
        <List key={floor} aria-labelledby={`${id}-${index}`}>
          <ListItem sticky id={`${id}-${index}`}>
            <Typography level="body-xs">{floor}</Typography>
          </ListItem>
          {rooms.map((room) => (
            <Option key={room} value={room}>
              {room}
            </Option>
          ))}
        </List>
      ))}
    </Select>
  );
}
