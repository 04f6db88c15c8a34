import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sentiment from '@mui/icons-material/SentimentSatisfiedOutlined';

const EMOJIS = [
  { emoji: '👍', name: 'Thumbs up' },
  { emoji: '🎉', name: 'Party' },
  { emoji: '😊', name: 'Smile' },
  { emoji: '❤️', name: 'Heart' },
  { emoji: '🪑', name: 'Chair' },
];

export default function EmojiMenu({
  onInsert,
}: {
  onInsert: (emoji: string) => void;
}) {
  const id = React.useId();

  return (
    <Dropdown>
      <MenuButton
        id={id}
        aria-label="Insert emoji"
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'plain', color: 'neutral', size: 'sm' } }}
      >
        <Sentiment />
      </MenuButton>
      <Menu aria-labelledby={id} placement="top-start" size="sm">
        {EMOJIS.map(({ emoji, name }) => (
          <MenuItem key={emoji} onClick={() => onInsert(emoji)}>
            <ListItemDecorator aria-hidden>{emoji}</ListItemDecorator>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
